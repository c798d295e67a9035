import { PARTS } from '@isl/contracts/parts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { COMPOSE, read } from '../support/repository.js';

const CHART = 'infra/k8s/isl';
const values = parse(read(`${CHART}/values.yaml`)) as Record<string, object>;
const names = Object.keys(PARTS).sort();
const isPublic = Object.entries(PARTS).filter(([, part]) => part.isPublic);

/** What a template defines as a list of parts under this name. */
function listed(template: string, name: string): string[] {
  const found = new RegExp(`\\$${name} := list ([^}]*?)-?}}`).exec(
    read(`${CHART}/templates/${template}`),
  );
  return [...(found?.[1] ?? '').matchAll(/"([a-z]+)"/g)].map(([, part = '']) => part).sort();
}

describe('the Helm chart', () => {
  it('has every part, and nothing that is none', () => {
    expect(Object.keys(values.parts ?? {}).sort()).toEqual(names);
    expect(Object.keys(values.env ?? {}).sort()).toEqual(names);
  });

  it('lets each part listen where the table of parts says', () => {
    const [, table = ''] =
      /define "isl.ports" -}}\n([^{]*)/.exec(read(`${CHART}/templates/_names.tpl`)) ?? [];
    expect(parse(table)).toEqual(
      Object.fromEntries(Object.entries(PARTS).map(([name, { port }]) => [name, port])),
    );
  });

  it('gives a host to what browsers reach, and lets the proxy reach no other', () => {
    const expected = isPublic.map(([name]) => name).sort();
    expect(Object.keys(values.hosts ?? {}).sort()).toEqual(expected);
    expect(listed('network-policies.yaml', 'public')).toEqual(expected);
  });

  it.each(['mongo', 's3'])('lets only those reach %s who keep something there', (store) => {
    const kind = store === 's3' ? 'minio' : store;
    const expected = Object.entries(PARTS).filter(([, { stores }]) =>
      (stores as readonly string[]).includes(kind),
    );
    expect(listed('network-policies.yaml', store)).toEqual(expected.map(([name]) => name).sort());
  });

  it('lets the gateway ask every part how it is, but the worker, which reaches no keys', () => {
    const policies = read(`${CHART}/templates/network-policies.yaml`);
    const [, called = ''] = /"gateway" \(list ([^)]*)\)/.exec(policies) ?? [];
    const asked = names.filter((name) => name !== 'worker');
    expect([...called.matchAll(/[a-z]+/g)].map(([name]) => name).sort()).toEqual(asked);
    const [, answering = ''] =
      /range \$name := list ([^}]*)}}/.exec(read(`${CHART}/templates/_environment.tpl`)) ?? [];
    expect([...answering.matchAll(/[a-z]+/g)].map(([name]) => name).sort()).toEqual(asked);
    for (const name of asked.filter((one) => one !== 'gateway')) {
      expect([name, policies]).toEqual([
        name,
        expect.stringMatching(new RegExp(`^ {2}"${name}" \\(list "gateway"\\)$`, 'm')),
      ]);
    }
  });

  it('lets those reach the store of traces who send some, as with compose', () => {
    const overlay = parse(read('infra/compose/observability.yaml'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, unknown> }>;
    };
    const expected = Object.entries(overlay.services)
      .filter(([, { environment = {} }]) => 'OTEL_EXPORTER_OTLP_ENDPOINT' in environment)
      .map(([name]) => name)
      .sort();
    expect(expected).toContain('gateway');
    expect(listed('network-policies.yaml', 'traced')).toEqual(expected);
    const [, told = ''] =
      /tracing\.endpoint \(has \.part \(list ([^)]*)\)\)/.exec(
        read(`${CHART}/templates/_environment.tpl`),
      ) ?? [];
    expect([...told.matchAll(/"([a-z]+)"/g)].map(([, part]) => part).sort()).toEqual(expected);
  });

  it('is decoded and judged by the same version of KEDA', () => {
    const [decoded, judged] = ['check', 'server/crds'].map((folder) =>
      /kedacore\/keda\/v2 (v\S+)/.exec(read(`infra/k8s/${folder}/go.mod`))?.at(1),
    );
    expect(decoded).toMatch(/^v2/);
    expect(judged).toBe(decoded);
  });

  it('runs each part on at most the memory that compose gives it', () => {
    const bytes = (text: string): number =>
      Number.parseInt(text, 10) * (/g/i.test(text) ? 1024 : 1);
    const parts = Object.entries(values.parts ?? {}) as [
      string,
      { resources: { limits: { memory: string } } },
    ][];
    for (const [name, { resources }] of parts) {
      const most = COMPOSE.services[name]?.mem_limit ?? '';
      expect([name, bytes(resources.limits.memory)]).toEqual([
        name,
        Math.min(bytes(resources.limits.memory), bytes(most)),
      ]);
    }
  });
});
