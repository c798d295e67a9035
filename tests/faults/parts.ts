import { SOCKET_PARTS } from '@isl/contracts/parts';
import { launchBrowser, visit } from '../support/browser.js';
import { eventually, pidOf, readStack } from '../support/stack.js';

const stack = readStack();

async function kill(part: string): Promise<void> {
  process.kill(await pidOf(stack, part), 'SIGKILL');
}

/** Kills the parts behind an open page and measures how long the page takes to be well again. */
async function main(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const { page } = await visit(browser, stack.address);
    await page.goto('/dashboard/Prediction');
    for (const part of SOCKET_PARTS) {
      const service = part === 'emotion' ? 'face service' : 'sign service';
      await page.getByText(`Connected to the ${service}`).waitFor();
      const start = performance.now();
      await kill(part);
      await page.getByText(`The ${service} is away. Trying to reach it again…`).waitFor();
      const told = performance.now();
      await page.getByText(`Connected to the ${service}`).waitFor({ timeout: 60_000 });
      report(part, told - start, performance.now() - start);
    }
    for (const part of ['content', 'gateway']) {
      await page.goto('/dashboard/discussions');
      await page.getByRole('article').first().waitFor();
      const start = performance.now();
      await kill(part);
      const well = await eventually(`${part} to be well again`, async () => {
        const reply = await fetch(`${stack.address}/api/posts`).catch(() => null);
        return reply?.ok ? performance.now() : null;
      });
      await page.goto('/dashboard/discussions');
      await page.getByRole('article').first().waitFor();
      report(part, undefined, well - start);
    }
  } finally {
    await browser.close();
  }
}

function report(part: string, toldMs: number | undefined, wellMs: number): void {
  const told =
    toldMs === undefined ? '' : `the page said so after ${(toldMs / 1000).toFixed(1)} s, `;
  process.stdout.write(`${part} killed: ${told}well again after ${(wellMs / 1000).toFixed(1)} s\n`);
}

await main();
