package isl;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
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

  /** What the library puts before its maps' names; H2Database says so only to itself. */
  private static final String DOCUMENTS = "databases.";

  private static final String SIZES = "meta.";

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

  @Override
  protected MongoDatabase openOrCreateDatabase(String name) {
    return new CopyingDatabase(name);
  }

  /** An inner class: opening reads the store before a field of its own could be set. */
  private final class CopyingDatabase extends H2Database {
    CopyingDatabase(String name) {
      super(name, getMvStore(), getCursorRegistry());
    }

    @Override
    protected MongoCollection<Object> openOrCreateCollection(
        String collection, CollectionOptions options) {
      String name = getFullCollectionNamespace(collection);
      return new CopyingCollection(
          this,
          collection,
          options,
          getMvStore().openMap(DOCUMENTS + name),
          getMvStore().openMap(SIZES + name),
          cursorRegistry);
    }
  }

  private void commitAfter(String command) {
    if (WRITES.contains(command.toLowerCase(Locale.ROOT))) getMvStore().commit();
  }
}
