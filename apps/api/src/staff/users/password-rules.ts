import { newPasswordLengths } from '@app/contracts';
import { demoAdmin } from './demo-admin';

const passwordFromComic = 'correcthorsebatterystaple';

/** Digits, alphabet and keyboard rows. */
const sequences = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Tens of thousands of passwords; loaded on first use, since few processes ever check one. */
let common: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

/** What is wrong with a new password, as a sentence; null if nothing is. No kinds of characters are required. */
export async function findPasswordProblem(password: string, email: string): Promise<string | null> {
  if ([...password].length < newPasswordLengths.min) {
    return `Please use at least ${newPasswordLengths.min} characters.`;
  }
  const normalised = password.toLowerCase().replace(/[\s._-]/g, '');
  if (password.trim().toLowerCase() === email) return 'Please use something else than the email address.';
  if (
    password.trim().toLowerCase() === demoAdmin.password ||
    isEasilyGuessed(normalised, await commonPasswords())
  ) {
    return 'This password is among the first that anybody tries. Please use another one.';
  }
  return null;
}

/**
 * Whether the password is in the list, even repeated or followed by digits, is part of a well-known sequence, or repeats
 * a few characters.
 */
function isEasilyGuessed(normalised: string, list: ReadonlySet<string>): boolean {
  const [, repeatedPart = normalised] = /^(.+?)\1+$/u.exec(normalised) ?? [];
  const [, word = ''] = /^(.*\D)\d{1,8}$/u.exec(repeatedPart) ?? [];
  return (
    [...repeatedPart].length <= 3 ||
    [normalised, repeatedPart, word].some((each) => list.has(each)) ||
    normalised === passwordFromComic ||
    sequences.some((run) => run.includes(normalised) || [...run].reverse().join('').includes(normalised))
  );
}
