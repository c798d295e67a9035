import { expect, it } from 'vitest';
import { loadMessagesOf, startI18n } from '../src/lib/i18n/i18n';
import { translate } from '../src/lib/i18n/translate';
import { plainTextProblem } from '../src/lib/plain-text';
import en from '../src/messages/en.json';
import hi from '../src/messages/hi.json';

const refused = (code: string) => ({ status: 400, data: { code, msg: 'Refused.' } });

it.each([
  ['MIXED_SCRIPTS_IN_NAME', 'hi', hi.auth.name, 'दो लिपियाँ'],
  ['UNSEEN_LETTERS_IN_LASTNAME', 'hi', hi.auth.lastName, 'दिखते नहीं'],
  ['MIXED_SCRIPTS_IN_LOCATION', 'en', en.auth.location, 'mixes two scripts'],
  ['UNSEEN_LETTERS_IN_EMAIL', 'en', en.auth.email, 'cannot be seen'],
])('says what is wrong with a field: %s in %s', async (code, lng, field, words) => {
  await startI18n(lng);
  await loadMessagesOf('login');
  const problem = plainTextProblem(refused(code));
  if (!problem) throw new Error('no words');
  const said = translate(problem.text, { field: translate(problem.field) });
  expect(said).toContain(field);
  expect(said).toContain(words);
});

it('leaves other refusals to the others', () => {
  expect(plainTextProblem(refused('EMAIL_TAKEN'))).toBeUndefined();
  expect(plainTextProblem(refused('MIXED_SCRIPTS_IN_TITLE'))).toBeUndefined();
  expect(plainTextProblem(undefined)).toBeUndefined();
});
