import { ConfigError } from './config.js';
import { stopTracing } from './tracing.js';

/** What main starts: closed once on SIGTERM or SIGINT. */
type Running = {
  /** Serves on while whoever sends here is told to send elsewhere; a command that serves nobody has none. */
  readonly drain?: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** For what is in work, after the time in which balancers notice. */
const CLOSE_LIMIT_MS = 25_000;

/**
 * Starts the process, drains it on a signal and exits. Unusable settings are printed as the list
 * they are; anything else that ends the start is printed with its stack. Both exit with 1.
 */
export function runMain(start: () => Promise<Running>): void {
  start().then(closeOnSignal, (error: unknown) => {
    const text = error instanceof ConfigError ? error.message : stackOf(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}

function closeOnSignal(running: Running): void {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    const end = async (): Promise<void> => {
      await running.drain?.();
      setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
      await running.close();
      await stopTracing();
    };
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${stackOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

function stackOf(error: unknown): string {
  return String((error as Error | undefined)?.stack ?? error);
}
