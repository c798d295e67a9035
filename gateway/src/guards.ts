import type { Db } from 'mongodb';
import { createDevices } from './auth/devices.js';
import { createRefreshCookies } from './auth/refresh-cookie.js';
import { type Config, isHttps } from './config.js';
import { createNetOf } from './limits/addresses.js';
import { createGate } from './limits/gate.js';
import { createLimits } from './limits/rate-limits.js';
import { createProofs } from './proofs/proofs.js';
import { createUsedProofs } from './proofs/used-proofs.repository.js';
import type { SigningKeys } from './tokens/keys.js';
import type { Tokens } from './tokens/tokens.js';
import { createVisitors } from './tokens/visitors.js';

/** What tells callers apart, and how often each of them may come. */
export function createGuards(dependencies: {
  readonly config: Config;
  readonly db: Db;
  readonly keys: SigningKeys;
  readonly tokens: Tokens;
}) {
  const { config, db, keys, tokens } = dependencies;
  const isSecure = isHttps(config);
  const netOf = createNetOf(keys.secretFor('net'));
  const devices = createDevices(tokens, { secret: keys.secretFor('device'), isSecure });
  const proofs = createProofs(createUsedProofs(db), keys.secretFor);
  const limits = createLimits({
    db,
    gate: createGate(proofs),
    netOf,
    verifier: tokens.verifier,
    deviceOf: devices.accountOf,
    secret: keys.secretFor('limits'),
    scale: config.RATE_LIMIT_SCALE,
    demoEmail: config.demo?.email ?? null,
  });
  return {
    cookies: createRefreshCookies({ isSecure }),
    devices,
    limits,
    proofs,
    tokens,
    visitors: createVisitors(tokens, { netOf, mayWelcome: limits.mayWelcome, isSecure }),
  };
}
