declare module 'spdx-satisfies' {
  /** Whether the licences that are approved fulfil an SPDX expression; throws where it is none. */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}
