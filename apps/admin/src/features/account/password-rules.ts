import { passwordLengths } from '@app/contracts';
import { text } from './text';

/** What is wrong with a new password as far as the browser can tell; the API knows the common ones. */
export function newPasswordProblem(newPassword: string, current: string): string | null {
  const { length } = [...newPassword];
  if (length === 0) return text.missing.newPassword;
  if (length < passwordLengths.min) return text.tooShort;
  if (length > passwordLengths.max) return text.tooLong;
  return newPassword === current ? text.samePassword : null;
}
