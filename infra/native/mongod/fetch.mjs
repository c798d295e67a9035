// Fetches an official mongod with the locked downloader: fetch.mjs DOWNLOADER_FOLDER VERSION TARGET_FOLDER
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [downloader, version, downloadDir] = process.argv.slice(2);
const require = createRequire(join(downloader, 'package.json'));
const { MongoBinary } = require('mongodb-memory-server-core');

process.env.MONGOMS_MD5_CHECK = 'true';
const path = await MongoBinary.getPath({ version, downloadDir });
process.stdout.write(`${path}\n`);
