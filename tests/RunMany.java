import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Runs the main method of a class for many inputs: to start Java anew takes longer than most runs.
 *
 * <p>Arguments: the folder of the class files, and the name of the class. On standard input the
 * number of inputs comes first, then each as its length in bytes and its text. What the program
 * prints goes to standard output in the same form, with a 0 before it, or a 1 and the exception if
 * the program ended with one. Numbers have four bytes, the first being the highest.
 */
public final class RunMany {
    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        DataInputStream in = new DataInputStream(System.in);
        DataOutputStream answers = new DataOutputStream(System.out);
        for (int count = in.readInt(); count > 0; count--) {
            byte[] input = in.readNBytes(in.readInt());
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            System.setIn(new ByteArrayInputStream(input));
            System.setOut(new PrintStream(output, false, StandardCharsets.UTF_8));
            String failure = run(Path.of(args[0]), args[1]);
            System.out.flush();
            byte[] text =
                    failure.isEmpty()
                            ? output.toByteArray()
                            : failure.getBytes(StandardCharsets.UTF_8);
            answers.writeInt(failure.isEmpty() ? 0 : 1);
            answers.writeInt(text.length);
            answers.write(text);
        }
        answers.flush();
    }

    /** Runs the program once and returns the exception it ended with, "" for none. */
    private static String run(Path folder, String name)
            throws IOException, ReflectiveOperationException {
        // A loader of its own gives each run static fields of its own.
        URL[] urls = {folder.toUri().toURL()};
        ClassLoader parent = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader loader = new URLClassLoader(urls, parent)) {
            Method main = loader.loadClass(name).getMethod("main", String[].class);
            main.invoke(null, (Object) new String[0]);
            return "";
        } catch (InvocationTargetException thrown) {
            return thrown.getCause().toString();
        }
    }
}
