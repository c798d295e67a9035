package isl;

import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.Locale;
import java.util.Set;
import org.h2.mvstore.MVStore;

/**
 * Answers a write once it is in the file: what was acknowledged is there after the process was killed.
 * Connections that write at the same time share a commit; whoever comes after it finds nothing unsaved.
 */
final class CommittingBackend extends H2Backend {
  private static final Set<String> WRITES =
      Set.of(
          "insert",
          "update",
          "delete",
          "findandmodify",
          "create",
          "createindexes",
          "drop",
          "dropdatabase",
          "dropindexes",
          "deleteindexes",
          "renamecollection");

  CommittingBackend(MVStore store) {
    super(store);
  }

  @Override
  public Document handleMessage(MongoMessage message) {
    try {
      return super.handleMessage(message);
    } finally {
      // Also where it failed: of many documents some may have been written.
      commitAfter(message.getDocument().keySet().iterator().next());
    }
  }

  private void commitAfter(String command) {
    if (WRITES.contains(command.toLowerCase(Locale.ROOT))) getMvStore().commit();
  }
}
