type Command = { readonly program: string; readonly args: readonly string[] };

/** What a program that reads a stranger's file can reach beside that file. */
export type Sandbox = {
  readonly kind: 'bubblewrap' | 'none';
  /** Why there is none. */
  readonly reason?: string;
  /** The command that runs a program with one folder to write in. */
  readonly wrap: (command: Command, folder: string) => Command;
};

export function noSandbox(reason: string): Sandbox {
  return { kind: 'none', reason, wrap: (command) => command };
}
