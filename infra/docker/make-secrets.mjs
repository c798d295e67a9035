// Makes this installation's secrets in the folder given, those that are not there yet.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [folder, makeKeys] = process.argv.slice(2);
const text = (bytes) => randomBytes(bytes).toString('base64url');
const secrets = {
  'jwt-keys.json': () => execFileSync(process.execPath, [makeKeys], { encoding: 'utf8' }),
  'demo-password': () => text(12),
  's3-access-key': () => `isl-${text(6)}`,
  's3-secret-key': () => text(32),
};

for (const [name, make] of Object.entries(secrets)) {
  const file = join(folder, name);
  if (existsSync(file)) continue;
  mkdirSync(dirname(file), { recursive: true });
  // Every part runs as a user of its own; only the parts that need the volume have it.
  writeFileSync(file, make(), { mode: 0o644, flag: 'wx' });
}
