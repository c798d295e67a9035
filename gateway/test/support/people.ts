import type { Answer, TestApp } from './build.js';

export const ASHA = {
  name: 'Asha',
  lastName: 'Rao',
  location: 'Pune',
  email: 'asha@example.org',
  password: 'a long sentence',
};

export type SignedIn = {
  readonly id: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
  /** The refresh cookie's value. */
  readonly refresh: string;
  /** The device cookie's value. */
  readonly device: string;
};

/** Somebody with this e-mail, registered and logged in. */
export async function aPerson(
  app: TestApp,
  email: string,
  change: Partial<typeof ASHA> = {},
): Promise<SignedIn> {
  const person = { ...ASHA, email, ...change };
  await app.call('POST', '/api/auth/register', { payload: person });
  return logIn(app, person);
}

export async function logIn(
  { call }: TestApp,
  { email, password }: { email: string; password: string },
  sent: Record<string, string> = {},
): Promise<SignedIn> {
  const payload = { email, password };
  const answer = await call('POST', '/api/auth/login', { payload, headers: sent });
  if (answer.status !== 200) throw new Error(`the login was refused: ${answer.text}`);
  const { token, user } = answer.body;
  const headers = { authorization: `Bearer ${token}` };
  return {
    id: user.id,
    token,
    headers,
    refresh: refreshCookieOf(answer),
    device: cookieOf(answer, 'isl_device'),
  };
}

export function refreshCookieOf(answer: Answer): string {
  return cookieOf(answer, 'isl_refresh');
}

function cookieOf({ cookies }: Answer, wanted: string): string {
  return cookies.find(({ name }) => name === wanted)?.value ?? '';
}

export function refreshWith({ call }: TestApp, cookie: string): Promise<Answer> {
  return call('POST', '/api/auth/refresh', { cookies: { isl_refresh: cookie } });
}
