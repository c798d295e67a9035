// For mongosh: each database's own user, made or put right.
const { readFileSync } = require('node:fs');

const read = (name) => readFileSync(`/secrets/${name}`, 'utf8');
const admin = connect(`mongodb://root:${read('root-password')}@mongo:27017/admin`);
for (const part of ['gateway', 'content', 'media']) {
  const name = `isl_${part}`;
  const own = admin.getSiblingDB(name);
  const rights = { pwd: read(`${part}-password`), roles: [{ role: 'readWrite', db: name }] };
  if (own.getUser(name)) own.updateUser(name, rights);
  else own.createUser({ user: name, ...rights });
}
