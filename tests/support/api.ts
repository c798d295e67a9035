import { randomUUID } from 'node:crypto';
import type { components } from '@isl/contracts/media';

export type Video = components['schemas']['Video'];

/** Registers and logs somebody in through the gateway; gives the authorization header. */
export async function aSignedInPerson(address: string): Promise<{ authorization: string }> {
  const email = `${randomUUID()}@example.org`;
  const password = 'a long sentence';
  const form = { name: 'Bench', lastName: 'Person', location: 'Pune', email, password };
  await postJson(`${address}/api/auth/register`, form);
  const { token } = (await postJson(`${address}/api/auth/login`, { email, password })) as {
    token: string;
  };
  return { authorization: `Bearer ${token}` };
}

async function postJson(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
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
