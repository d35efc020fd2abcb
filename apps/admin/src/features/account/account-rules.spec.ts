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
])('reports for the new password %j: %s', (typed, problem) => {
  expect(newPasswordProblem(typed, 'this is the old one')).toBe(problem);
});

it('includes account and date in the recovery codes file', () => {
  expect(recoveryCodesText(['aaaa-bbbb', 'cccc-dddd'], 'alison@example.com', new Date('2026-11-21'))).toBe(
    'Recovery codes for alison@example.com at Readstone, created on 21 November 2026. Each code works once.\n\naaaa-bbbb\ncccc-dddd\n',
  );
  expect(text.fileName('Bath & Stone Ltd')).toBe('bath-stone-ltd-recovery-codes.txt');
});
