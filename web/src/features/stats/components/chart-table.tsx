import { formatNumber } from '../../../lib/i18n/format';
import type { Bar } from '../figures';

/** A chart's numbers for who hears or feels the page; a table alone is as wide as its caption. */
export function ChartTable({
  caption,
  head: [what, count],
  bars,
}: {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly bars: readonly Bar[];
}) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, label, value }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{formatNumber(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
