/** The orders that one row accepts: "I {TEA|CHAI} DRINK [FINISH] | TEA I DRINK" names five. */
export function ordersIn(row: string): string[] {
  return row.split(' | ').flatMap((order) => expanded(order));
}

const INNERMOST = /\{([^{}[\]]*)\}|\[([^{}[\]]*)\]/u;

function expanded(order: string): string[] {
  const found = INNERMOST.exec(order);
  if (!found) return [order];
  const [group, choice, optional] = found;
  const words = choice?.split('|') ?? [...(optional ?? '').split('|'), ''];
  return words.flatMap((word) => expanded(order.replace(group, () => word)));
}
