package isl;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;
import org.h2.mvstore.MVMap;

/**
 * Hands out copies of what it keeps. The library changes a kept document in place, so that an answer
 * on its way to one client would take on what another writes: of two that count at the same time
 * both would be told the later count.
 */
final class CopyingCollection extends H2Collection {
  CopyingCollection(
      MongoDatabase database,
      String name,
      CollectionOptions options,
      MVMap<Object, Document> documents,
      MVMap<String, Object> sizes,
      CursorRegistry cursors) {
    super(database, name, options, documents, sizes, cursors);
  }

  /** What a read answers and what an update changes are both found here, under the collection's lock. */
  @Override
  protected QueryResult createQueryResult(List<Document> found, int batchSize) {
    return super.createQueryResult(found.stream().map(Document::cloneDeeply).toList(), batchSize);
  }
}
