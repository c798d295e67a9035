// Removes what a run of the tests left on stores that somebody keeps: remove-test-run.mjs PREFIX
// Databases on MONGODB_URL and buckets on S3_ENDPOINT, where these are set, whose names begin so.
import { Client } from 'minio';
import { MongoClient } from 'mongodb';

const [prefix = ''] = process.argv.slice(2);
// Nothing that is somebody's may ever begin like this.
if (!/^test-[0-9a-f]{8}-$/.test(prefix)) {
  process.stderr.write('usage: node tests/support/remove-test-run.mjs test-0123abcd-\n');
  process.exit(2);
}
const isOurs = ({ name }) => name.startsWith(prefix);

async function removeDatabases(url) {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5000 });
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter(isOurs)) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}

async function removeBuckets(address, { S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION }) {
  const { hostname, port, protocol } = new URL(address);
  const useSSL = protocol === 'https:';
  const client = new Client({
    endPoint: hostname,
    port: Number(port || (useSSL ? 443 : 80)),
    useSSL,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: S3_REGION || 'us-east-1',
  });
  for (const { name } of (await client.listBuckets()).filter(isOurs)) {
    for await (const object of client.listObjectsV2(name, '', true)) {
      await client.removeObject(name, object.name);
    }
    await client.removeBucket(name);
  }
}

const { MONGODB_URL, S3_ENDPOINT } = process.env;
const removed = await Promise.allSettled([
  MONGODB_URL && removeDatabases(MONGODB_URL),
  S3_ENDPOINT && removeBuckets(S3_ENDPOINT, process.env),
]);
for (const { reason } of removed.filter(({ status }) => status === 'rejected')) {
  process.stderr.write(`${reason.message}\n`);
  process.exitCode = 1;
}
