import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { readYaml } from './bundle.js';
import { eventMaps, eventNames, type Frames } from './events.js';
import { asOpenApi } from './open-api.js';
import { BANNER, PY_BANNER, PY_OUT, ROOT, TS_OUT, upper } from './places.js';

export async function generateFrames(): Promise<void> {
  const frames = readYaml(join(ROOT, 'proto/socket/frames.yaml')) as Frames;
  const closes = frames['x-closes'];
  const landmarks = { ...frames['x-landmarks'], face: frames['x-landmarks'].face.flat() };
  const openapi = asOpenApi(frames.components.schemas);
  const types = await openapiTS(JSON.stringify(openapi), { alphabetize: true });
  const events = `
${eventMaps(frames)}
/** Why a service closed a connection. */
export const CLOSES = ${JSON.stringify(closes, null, 2)} as const;

/** How the bytes of \`process_landmarks\` are laid out (proto/socket). */
export const LANDMARKS = ${JSON.stringify(landmarks, null, 2)} as const;
`;
  writeFileSync(join(TS_OUT, 'frames.ts'), BANNER + astToString(types) + events);
  const names = eventNames(frames).map((name) => `${upper(name)} = ${JSON.stringify(name)}\n`);
  writeFileSync(join(PY_OUT, 'events.py'), `${PY_BANNER}\n\n${names.join('')}`);
  writeFileSync(join(PY_OUT, 'landmarks.py'), `${PY_BANNER}\n\n${constantsOf(landmarks).join('')}`);
  const lines = Object.entries(closes).map(([name, code]) => `    ${upper(name)} = ${code}\n`);
  writeFileSync(
    join(PY_OUT, 'closes.py'),
    `${PY_BANNER}\n\nfrom enum import IntEnum\n\n\nclass Close(IntEnum):\n${lines.join('')}`,
  );
}

/** `{ flags: { body: 1 } }` is `FLAGS_BODY = 1`. */
function constantsOf(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const full = prefix + upper(name);
    if (Array.isArray(value))
      return [`${full} = (\n${value.map((one) => `    ${one},\n`).join('')})\n`];
    return typeof value === 'object' ? constantsOf(value, `${full}_`) : [`${full} = ${value}\n`];
  });
}
