import type { components } from '@isl/contracts/media';
import type { Person } from '@isl/service-kit/testing';
import type { Answer, TestApp, WireError } from './build.js';

export type UploadReply = components['schemas']['UploadReply'];

export const ASHA: Person = { id: 'asha', name: 'Asha Rao' };
export const RAVI: Person = { id: 'ravi', name: 'Ravi Iyer' };
export const DEMO: Person = { id: 'demo', name: 'Demo User', demo: true };
export const REVIEWER: Person = { id: 'meera', name: 'Meera', roles: ['reviewer'] };

export const FIELDS = { title: 'My day', description: 'A happy story', category: 'happy' };

type Fields = Readonly<Record<string, string>>;

/** The form as our page sends it: the texts first. */
export function aForm(file: Uint8Array | null, fields: Fields = FIELDS): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'clip.mp4');
  return form;
}

export async function upload<Body = UploadReply>(
  app: TestApp,
  body: FormData,
  { person = ASHA, headers = {} }: { person?: Person | null; headers?: Fields } = {},
): Promise<Answer<Body>> {
  const signedIn = person ? await app.tokens.bearer(person) : {};
  return app.call<Body>('POST', '/videos/upload', { body, headers: { ...signedIn, ...headers } });
}

/** What is left of a refused upload: nothing, neither record nor object. */
export async function remains(app: TestApp): Promise<unknown[]> {
  return [...(await app.records()), ...(await app.keys())];
}

export type Refused = WireError;
