import { writeSync } from 'node:fs';
import { MongoClient } from 'mongodb';

// Writes from many connections at once and says of each write that was acknowledged which it was:
//   node standin-writers.mjs URL write CONNECTIONS SECONDS
// With those lines on standard input, says of which the server knows nothing:
//   node standin-writers.mjs URL missing
const [url, what, connections = '1', seconds = '60'] = process.argv.slice(2);
const client = await MongoClient.connect(url, {
  maxPoolSize: Number(connections),
  retryWrites: false,
  serverSelectionTimeoutMS: 2_000,
});
const things = client.db('kills').collection('things');

async function write(writer, until) {
  const name = `${process.pid}-${writer}`;
  const counter = `counter-${name}`;
  for (let number = 1; Date.now() < until; number += 1) {
    const _id = `${name}-${number}`;
    await things.insertOne({ _id, text: 'x'.repeat(500) });
    writeSync(1, `${_id}\n`);
    const counted = await things.findOneAndUpdate(
      { _id: counter },
      { $inc: { count: 1 }, $push: { named: { $each: [_id], $slice: -50 } } },
      { upsert: true, returnDocument: 'after' },
    );
    writeSync(1, `${counter} ${counted.count}\n`);
    if (number % 10 === 0) {
      await things.deleteOne({ _id });
      writeSync(1, `gone ${_id}\n`);
    }
  }
}

async function findMissing(lines) {
  const kept = new Set();
  const gone = new Set();
  const counts = new Map();
  for (const line of lines) {
    const [first, second] = line.split(' ');
    if (first === 'gone') gone.add(second);
    else if (second !== undefined) counts.set(first, Number(second));
    else kept.add(first);
  }
  const found = new Map((await things.find({}).toArray()).map((thing) => [thing._id, thing]));
  // The tenth of each writer may have been deleted without an answer.
  const isExpected = (id) => !gone.has(id) && !id.endsWith('0');
  return [
    ...[...kept].filter((id) => isExpected(id) && !found.has(id)),
    ...[...gone].filter((id) => found.has(id)),
    ...[...counts].filter(([id, count]) => !(found.get(id)?.count >= count)).map(([id]) => id),
  ];
}

if (what === 'write') {
  const until = Date.now() + Number(seconds) * 1_000;
  const writers = Array.from({ length: Number(connections) }, (_, writer) => write(writer, until));
  // The server is killed under them: what they were waiting for was not acknowledged.
  await Promise.allSettled(writers);
  process.exit(0);
}
let text = '';
for await (const chunk of process.stdin) text += chunk;
for (const id of await findMissing(text.split('\n').filter(Boolean))) writeSync(1, `${id}\n`);
await client.close();
