import { newPasswordLengths } from '@app/contracts';
import { demoAdmin } from './demo-admin';

const fromComic = 'correcthorsebatterystaple';

/** Digits, alphabet and keyboard rows. */
const sequences = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Tens of thousands of passwords; loaded on first use, since few processes ever check one. */
let common: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

/** A sentence about what is wrong with a new password, or null. Only its length counts, not its kinds of characters. */
export async function passwordProblem(password: string, email: string): Promise<string | null> {
  if ([...password].length < newPasswordLengths.min) {
    return `Please use at least ${newPasswordLengths.min} characters.`;
  }
  const normalised = password.toLowerCase().replace(/[\s._-]/g, '');
  if (password.trim().toLowerCase() === email) return 'Please use something else than the email address.';
  if (password.trim().toLowerCase() === demoAdmin.password || isCommon(normalised, await commonPasswords())) {
    return 'This password is among the first that anybody tries. Please use another one.';
  }
  return null;
}

/**
 * Whether the password is in the list, even repeated or followed by digits, is part of a well-known sequence, or repeats
 * a few characters.
 */
function isCommon(bare: string, list: ReadonlySet<string>): boolean {
  const [, repeatedPart = bare] = /^(.+?)\1+$/u.exec(bare) ?? [];
  const [, word = ''] = /^(.*\D)\d{1,8}$/u.exec(repeatedPart) ?? [];
  return (
    [...repeatedPart].length <= 3 ||
    [bare, repeatedPart, word].some((each) => list.has(each)) ||
    bare === fromComic ||
    sequences.some((run) => run.includes(bare) || [...run].reverse().join('').includes(bare))
  );
}
