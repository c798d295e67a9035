// Prints a new pair of keys by which push services know a site (RFC 8292), as JSON in base64url.
import { createECDH } from 'node:crypto';

const pair = createECDH('prime256v1');
pair.generateKeys();
const keys = {
  publicKey: pair.getPublicKey('base64url'),
  // A number with leading zeros is shorter.
  privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
};
process.stdout.write(`${JSON.stringify(keys)}\n`);
