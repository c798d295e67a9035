import type { Metric, Registry } from 'prom-client';

const NAME = 'http_request_duration_seconds';
const HELP = 'Time from request to answer, by method, route, status.';
/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60] as const;

type Labels = { readonly method: string; readonly route: string; readonly status: string };
type Series = { readonly labels: Labels; readonly counts: number[]; sum: number; count: number };

/**
 * Times requests as the client library's histogram does, and hands them to its registry in the same
 * form. The library finds the series of an observation by writing its labels out, sorted and joined,
 * which every request would pay for (`npm run -w @isl/tests bench:http` shows it beside).
 */
export function createRequestSeconds(
  registry: Registry,
): (method: string, route: string, status: number, seconds: number) => void {
  const all: Series[] = [];
  const known = new Map<string, Map<string, Map<number, Series>>>();
  const seriesOf = (method: string, route: string, status: number): Series => {
    const byMethod = setDefault(known, route, () => new Map());
    const byStatus = setDefault(byMethod, method, () => new Map<number, Series>());
    return setDefault(byStatus, status, () => {
      const labels = { method, route, status: String(status) };
      const series = { labels, counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      all.push(series);
      return series;
    });
  };
  const metric = {
    name: NAME,
    get: async () => ({
      name: NAME,
      help: HELP,
      type: 'histogram',
      aggregator: 'sum',
      values: all.flatMap(valuesOf),
    }),
    reset: () => undefined,
  };
  // The library's type names its own classes alone; of one it calls these two.
  registry.registerMetric(metric as unknown as Metric);
  return (method, route, status, seconds) => {
    const series = seriesOf(method, route, status);
    const at = BUCKETS.findIndex((bound) => seconds <= bound);
    if (at >= 0) series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  };
}

function setDefault<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

/** Each bucket counts what the smaller ones count too. */
function valuesOf({ labels, counts, sum, count }: Series) {
  let below = 0;
  const buckets = BUCKETS.map((bound, at) => {
    below += counts[at] ?? 0;
    return { metricName: `${NAME}_bucket`, labels: { le: bound, ...labels }, value: below };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}
