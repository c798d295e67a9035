/** For each of `rows` the columns that go with it, by the cheapest way through both in order. */
export function align(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): readonly (readonly number[])[] {
  const total = new Float64Array(rows * columns).fill(Number.POSITIVE_INFINITY);
  const sumAt = (row: number, column: number): number =>
    row < 0 || column < 0
      ? Number.POSITIVE_INFINITY
      : (total[row * columns + column] ?? Number.POSITIVE_INFINITY);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const before = Math.min(
        sumAt(row - 1, column - 1),
        sumAt(row - 1, column),
        sumAt(row, column - 1),
      );
      total[row * columns + column] = cost(row, column) + (row + column === 0 ? 0 : before);
    }
  }
  const found: number[][] = Array.from({ length: rows }, () => []);
  let [row, column] = [rows - 1, columns - 1];
  while (row >= 0 && column >= 0) {
    found[row]?.unshift(column);
    const [both, up, back] = [
      sumAt(row - 1, column - 1),
      sumAt(row - 1, column),
      sumAt(row, column - 1),
    ];
    if (row + column === 0) break;
    if (both <= up && both <= back) [row, column] = [row - 1, column - 1];
    else if (up <= back) row -= 1;
    else column -= 1;
  }
  return found;
}
