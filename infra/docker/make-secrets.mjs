// make-secrets.mjs FOLDER MAKE_KEYS MAKE_VAPID: this installation's secrets, those that are not there yet. Each
// folder below FOLDER is one reader's volume; what two must know is written to both.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [folder, makeKeys, makeVapid] = process.argv.slice(2);
const text = (bytes) => randomBytes(bytes).toString('base64url');

/** The secret, kept, taken over from the one volume of before, or made; written for every reader. */
function secret(readers, make, old) {
  const files = readers.map((reader) => join(folder, reader));
  const before = [...files, ...(old ? [join(folder, 'old', old)] : [])].find((one) =>
    existsSync(one),
  );
  const value = before ? readFileSync(before, 'utf8') : make();
  for (const file of files) {
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Its reader runs as another user; nobody else has the volume.
    writeFileSync(file, value, { mode: 0o444, flag: 'wx' });
  }
  return value;
}

const printedBy = (script) => execFileSync(process.execPath, [script], { encoding: 'utf8' });
secret(['gateway/jwt-keys.json'], () => printedBy(makeKeys), 'jwt-keys.json');
secret(['content/vapid-keys.json'], () => printedBy(makeVapid));
secret(['gateway/demo-password'], () => text(12), 'demo-password');

secret(['mongo/root-password'], () => text(32));
// By which members of the replica set know each other; mongod reads base64 only.
secret(['mongo/replica-key'], () => randomBytes(96).toString('base64'));
for (const part of ['gateway', 'content', 'media']) {
  const password = secret([`mongo/${part}-password`], () => text(32));
  const user = `isl_${part}`;
  secret(
    [`${part}/mongodb-url`],
    () => `mongodb://${user}:${password}@mongo:27017/?authSource=${user}&replicaSet=isl`,
  );
}

// The store of before knows its root by the keys that every reader had.
secret(['minio/root-user'], () => `isl-${text(6)}`, 's3-access-key');
secret(['minio/root-password'], () => text(32), 's3-secret-key');
secret(['media/s3-access-key', 'minio/media-access-key'], () => `isl-media-${text(6)}`);
secret(['media/s3-secret-key', 'minio/media-secret-key'], () => text(30));
