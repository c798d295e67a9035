import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './repository.js';
import type { StackFile } from './stack.js';

/** As whoever runs the installation does; the role is in the next token. */
export function grant(stack: StackFile, email: string, role: string): void {
  const asked = ['--email', email, '--role', role, '--yes'];
  if (stack.grant) {
    const [program = '', ...words] = stack.grant;
    execFileSync(program, [...words, ...asked]);
    return;
  }
  const { mongodbUrl, databases, address } = stack;
  const settings = { MONGODB_URL: mongodbUrl, ...databases, PUBLIC_URL: address };
  const command = join(ROOT, 'gateway/dist/grant.js');
  execFileSync('node', [command, ...asked], {
    env: { ...process.env, ...settings, SECURITY_LOG_FILE: join(stack.logsDir, 'security.log') },
  });
}
