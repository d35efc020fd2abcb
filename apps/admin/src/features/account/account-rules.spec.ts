import { newPasswordProblem } from './password-form';
import { recoveryCodesText } from './recovery-codes';
import { text } from './text';

it.each([
  ['', 'Please choose a new password'],
  ['eleven char', 'At least 12 characters'],
  ['🪨🪨🪨🪨🪨🪨', 'At least 12 characters'],
  ['x'.repeat(257), 'At most 256 characters'],
  ['this is the old one', 'This is the password you have now'],
  ['a granite kitchen sink', null],
])('a new password %j: %s', (typed, problem) => {
  expect(newPasswordProblem(typed, 'this is the old one')).toBe(problem);
});

it('names account and date in the file of recovery codes', () => {
  expect(recoveryCodesText(['aaaa-bbbb', 'cccc-dddd'], 'alison@example.com', new Date('2026-11-21'))).toBe(
    'Recovery codes of alison@example.com at Readstone, made on 21 November 2026. Each works once.\n\naaaa-bbbb\ncccc-dddd\n',
  );
  expect(text.fileName('Bath & Stone Ltd')).toBe('bath-stone-ltd-recovery-codes.txt');
});
