import { SignKitScreen } from './sign-kit-screen';

/** Letters, numbers, faces and words to learn; a course leads here with its list. */
export function SignPage() {
  return <SignKitScreen page="learn-sign" />;
}
