import { PARTS } from '@isl/contracts/parts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { read } from '../support/repository.js';

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
};
type Fired = { readonly alertname: string; readonly exp_alerts: readonly unknown[] };

const { groups } = parse(read('infra/k8s/isl/alerts.yaml')) as {
  groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { tests } = parse(read('infra/observability/alerts.test.yaml')) as {
  tests: readonly { readonly alert_rule_test: readonly Fired[] }[];
};
const fired = new Set(
  tests
    .flatMap((test) => test.alert_rule_test)
    .filter((test) => test.exp_alerts.length > 0)
    .map((test) => test.alertname),
);
const { panels } = JSON.parse(read('infra/observability/dashboards/isl.json')) as {
  panels: readonly { title: string; targets?: readonly { expr: string }[] }[];
};

/** Of Prometheus itself, of every process, and of what watches a cluster. */
const OTHERS = /^(up|process_\w+|kube_cronjob_status_last_successful_time)$/;
const known = new Set(
  [...read('docs/metrics.md').matchAll(/^\| `(\w+)` \| (\w+) /gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
);

/** The metrics that an expression reads: what stands before braces or a range, or alone in a function. */
function metricsIn(expr: string): string[] {
  const withoutLabels = expr.replaceAll(/\{[^}]*\}/g, '').replaceAll(/by \([^)]*\)/g, '');
  const words = withoutLabels.match(/[a-z][a-z0-9]*_\w+|\bup\b/g) ?? [];
  return words.filter((word) => word !== 'histogram_quantile');
}

describe.each(rules)('the alert $alert', ({ alert, expr, annotations }) => {
  it('has a section that says what to do', () => {
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(read('docs/operations.md')).toContain(`\n### ${alert}\n`);
  });

  it('is fired by its test', () => {
    expect(fired).toContain(alert);
  });

  it('reads what is measured', () => {
    const names = metricsIn(expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name) && !OTHERS.test(name))).toEqual([]);
  });
});

it.each(panels.filter(({ targets }) => targets))(
  'the graph "$title" draws what is measured',
  ({ targets = [] }) => {
    const names = targets.flatMap(({ expr }) => metricsIn(expr));
    expect(names.length).toBeGreaterThanOrEqual(targets.length);
    expect(names.filter((name) => !known.has(name) && !OTHERS.test(name))).toEqual([]);
  },
);

it('Prometheus in compose asks every part', () => {
  const { scrape_configs: scraped } = parse(read('infra/observability/prometheus.yaml')) as {
    scrape_configs: readonly { dns_sd_configs: readonly { names: readonly string[] }[] }[];
  };
  const asked = scraped.flatMap((job) => job.dns_sd_configs.flatMap(({ names }) => names));
  expect(asked.sort()).toEqual(Object.keys(PARTS).sort());
});
