import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe finds on the page as it stands: the rule and the elements that break it. */
export async function violationsOf(page: Page): Promise<string[]> {
  // evaluate() runs outside of the page's policy, as a person's own tools do.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
