// Carries the product's databases from one MongoDB to another: copy-mongo.mjs FROM_URL TO_URL
// The target's collections must be empty. Indexes are made by the services as they start.
import { MongoClient } from 'mongodb';

const { GATEWAY_DATABASE, CONTENT_DATABASE, MEDIA_DATABASE } = process.env;
const DATABASES = [
  GATEWAY_DATABASE || 'isl_gateway',
  CONTENT_DATABASE || 'isl_content',
  MEDIA_DATABASE || 'isl_media',
];
const BATCH = 500;

const [fromUrl, toUrl] = process.argv.slice(2);
if (!fromUrl || !toUrl) {
  process.stderr.write('usage: node infra/native/copy-mongo.mjs FROM_URL TO_URL\n');
  process.exit(2);
}

async function copyCollection(source, target) {
  if (await target.findOne({})) throw new Error(`${target.namespace} is not empty in the target`);
  let batch = [];
  let copied = 0;
  const write = async () => {
    if (batch.length > 0) await target.insertMany(batch);
    copied += batch.length;
    batch = [];
  };
  for await (const document of source.find()) {
    batch.push(document);
    if (batch.length === BATCH) await write();
  }
  await write();
  return copied;
}

const options = { serverSelectionTimeoutMS: 5000 };
const [from, to] = [new MongoClient(fromUrl, options), new MongoClient(toUrl, options)];
try {
  for (const name of DATABASES) {
    for (const { name: collection } of await from.db(name).listCollections().toArray()) {
      const count = await copyCollection(
        from.db(name).collection(collection),
        to.db(name).collection(collection),
      );
      process.stdout.write(`${name}.${collection}: ${count}\n`);
    }
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await Promise.all([from.close(), to.close()]);
}
