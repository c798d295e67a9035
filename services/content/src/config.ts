import { PARTS } from '@isl/contracts/parts';
import { defineConfig, env, listening } from '@isl/service-kit';
import { z } from 'zod';
import type { PushSettings } from './push/start-pushing.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** As infra/native/make-vapid.mjs prints them: a point and a number of the curve P-256, base64url. */
function vapidKeys() {
  const shape = z.object({
    publicKey: z.string().regex(/^[\w-]{87}$/),
    privateKey: z.string().regex(/^[\w-]{43}$/),
  });
  return z.string().transform((text, context) => {
    try {
      return shape.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'Invalid keys' });
      return z.NEVER;
    }
  });
}

const seedSettings = {
  MONGODB_URL: env.mongodb(),
  CONTENT_DATABASE: env.text().default('isl_content'),
  LEXICON_DIR: env.text(),
};

const settings = {
  ...seedSettings,
  ...listening(PARTS.content.port),
  AUTH_JWKS_URL: env.url(),
  LOG_LEVEL: env.logLevel(),
  VAPID_KEYS: vapidKeys().optional(),
  PUSH_CONTACT: z
    .url({ protocol: /^(mailto|https)$/ })
    .default('mailto:those-who-run-it@isl.example'),
  PUSH_SERVICES: env.list().default([
    // Chrome and Edge on a phone, Firefox, Safari, Edge on Windows.
    ...['fcm.googleapis.com', 'updates.push.services.mozilla.com'],
    ...['web.push.apple.com', '*.notify.windows.com'],
  ]),
};

/** The service's database, and how the server's log calls the service. */
export function databaseOf({ CONTENT_DATABASE: name }: { readonly CONTENT_DATABASE: string }) {
  return { name, appName: 'content' };
}

/** By what push services know this site, and which it sends to. */
export function pushOf(config: ReturnType<typeof readConfig>): PushSettings {
  const { VAPID_KEYS: keys, PUSH_CONTACT: contact, PUSH_SERVICES: services } = config;
  return { keys, contact, services };
}

/** The service's settings; the README's table says what each is for. */
export function readConfig(source: Environment) {
  return defineConfig(settings, source);
}

/** What the seed command needs of them. */
export function readSeedConfig(source: Environment) {
  return defineConfig(seedSettings, source);
}
