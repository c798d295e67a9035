import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { timeLimit } from '../../time-limits.js';
import { aFreePort } from './ports.js';
import { ROOT } from './repository.js';
import { eventually } from './stack.js';

/** What browsers reach through the proxy. */
const SITES = ['gateway', 'signkit', 'emotion', 'signs'] as const;
export type Site = (typeof SITES)[number];

export type OpenProxy = {
  readonly addresses: Readonly<Record<Site, string>>;
  /** Whoever is to believe its certificates is told to by this file. */
  readonly authority: string;
  readonly close: () => void;
};

/** Caddy with the file of infra/compose/tls.yaml before these copies, on ports of this machine alone. */
export async function openProxy(
  folder: string,
  copies: Readonly<Record<Site, readonly string[]>>,
): Promise<OpenProxy> {
  const ports = await Promise.all(SITES.map(aFreePort));
  const addresses = Object.fromEntries(
    SITES.map((site, at) => [site, `https://localhost:${ports[at]}`]),
  ) as Record<Site, string>;
  const hosts = SITES.map((site) => [
    `${site.toUpperCase()}_COPIES`,
    copies[site].map((url) => new URL(url).host).join(' '),
  ]);
  const options = [
    'default_bind 127.0.0.1',
    `http_port ${await aFreePort()}`,
    'skip_install_trust',
  ];
  const config = join(ROOT, 'infra/compose/Caddyfile');
  const caddy = spawn(join(ROOT, 'infra/native/proxy'), ['run', '--config', config], {
    env: {
      ...process.env,
      ...Object.fromEntries(hosts),
      ACME_EMAIL: 'nobody@example.org',
      GLOBAL_OPTIONS: options.join('\n'),
      PUBLIC_URL: addresses.gateway,
      PUBLIC_SIGNKIT_URL: addresses.signkit,
      PUBLIC_EMOTION_URL: addresses.emotion,
      PUBLIC_SIGNS_URL: addresses.signs,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt');
  await eventually(
    'the proxy to have its certificates',
    async () => {
      if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}.`);
      return existsSync(authority);
    },
    timeLimit('start'),
  );
  return { addresses, authority, close: () => void caddy.kill('SIGTERM') };
}
