// For mongosh: the replica set of one, and each database's own user, made or put right.
const { readFileSync } = require('node:fs');

const read = (name) => readFileSync(`/secrets/${name}`, 'utf8');
const root = `mongodb://root:${read('root-password')}@mongo:27017/admin`;
const admin = connect(`${root}?directConnection=true`);
if (!admin.hello().setName) {
  const members = [{ _id: 0, host: 'mongo:27017' }];
  admin.adminCommand({ replSetInitiate: { _id: 'isl', members } });
}
while (!admin.hello().isWritablePrimary) sleep(200);

for (const part of ['gateway', 'content', 'media']) {
  const name = `isl_${part}`;
  const own = admin.getSiblingDB(name);
  const rights = { pwd: read(`${part}-password`), roles: [{ role: 'readWrite', db: name }] };
  if (own.getUser(name)) own.updateUser(name, rights);
  else own.createUser({ user: name, ...rights });
}
