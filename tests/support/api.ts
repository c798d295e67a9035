import { randomUUID } from 'node:crypto';
import type { components } from '@isl/contracts/media';
import { aVisitor } from './visitor.js';

export type Video = components['schemas']['Video'];

/** Of everybody who is registered here. */
export const PASSWORD = 'a long sentence';

/** Registers and logs somebody in through the gateway, for a proof where it asks for one; gives the header. */
export async function aSignedInPerson(
  address: string,
  known: { readonly name?: string; readonly email?: string } = {},
): Promise<{ authorization: string }> {
  const { callProven } = aVisitor(address, '127.0.0.1');
  const post = async (path: string, body: object): Promise<unknown> => {
    const reply = await callProven(path, { body });
    if (reply.status < 300) return reply.body;
    throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  };
  const { name = 'Bench', email = `${randomUUID()}@example.org` } = known;
  const password = PASSWORD;
  const form = { name, lastName: 'Person', location: 'Pune', email, password };
  await post('/api/auth/register', form);
  const { token } = (await post('/api/auth/login', { email, password })) as { token: string };
  return { authorization: `Bearer ${token}` };
}

export function uploadForm(file: Blob, title: string): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('description', 'Made by a test');
  form.set('category', 'neutral');
  form.set('file', file, 'clip.mp4');
  return form;
}

/** The person's videos, in every state. */
export async function videosOf(
  address: string,
  headers: { authorization: string },
): Promise<Video[]> {
  const reply = await fetch(`${address}/api/videos/mine?limit=200`, { headers });
  if (!reply.ok) throw new Error(`The list of videos answered ${reply.status}.`);
  return ((await reply.json()) as { data: Video[] }).data;
}
