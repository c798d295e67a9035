/** What the registration tells the login, which comes next. */
export type Registered = { readonly email: string };

/** The e-mail that was just registered; empty where the login was opened another way. */
export function registeredEmail(state: unknown): string {
  const { email } = (state ?? {}) as Partial<Registered>;
  return typeof email === 'string' ? email : '';
}
