package isl;

import de.bwaldvogel.mongo.MongoServer;
import java.util.concurrent.CountDownLatch;
import org.h2.mvstore.MVStore;

/** Speaks MongoDB's wire protocol on loopback where no real mongod can be had; see README.md. */
public final class MongoStandin {
  /** What no command wrote, as what a time limit removes, is written behind. */
  private static final int COMMIT_DELAY_MS = 20;

  private MongoStandin() {}

  public static void main(String[] args) throws InterruptedException {
    if (args.length != 2) {
      System.err.println("usage: MongoStandin STORE_FILE PORT");
      System.exit(2);
    }
    MVStore store = new MVStore.Builder().fileName(args[0]).open();
    store.setAutoCommitDelay(COMMIT_DELAY_MS);
    MongoServer server = new MongoServer(new CommittingBackend(store));
    CountDownLatch closed = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.shutdown();
                  closed.countDown();
                }));
    server.bind("127.0.0.1", Integer.parseInt(args[1]));
    System.out.println("listening on 127.0.0.1:" + server.getLocalAddress().getPort());
    closed.await();
  }
}
