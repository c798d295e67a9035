/** The browser's console, for what spec section 8 calls "logged only". */
export const log = {
  info(message: string, fields?: object): void {
    // biome-ignore lint/suspicious/noConsole: the console is the only log a page has
    console.info(message, fields ?? '');
  },
  warn(message: string, fields?: object): void {
    // biome-ignore lint/suspicious/noConsole: the console is the only log a page has
    console.warn(message, fields ?? '');
  },
  error(message: string, cause: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the console is the only log a page has
    console.error(message, cause);
  },
} as const;
