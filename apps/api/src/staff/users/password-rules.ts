import { passwordLengths } from '@app/contracts';
import { demoAdmin } from './demo-admin';

const fromComic = 'correcthorsebatterystaple';

/** Digits, alphabet and keyboard rows. */
const runs = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Tens of thousands of passwords; loaded on first use, since few processes ever check one. */
let common: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

/** What is wrong with a new password, as a sentence; null: nothing. Only length counts, not kinds of characters. */
export async function passwordProblem(password: string, email: string): Promise<string | null> {
  if ([...password].length < passwordLengths.min) {
    return `Please use at least ${passwordLengths.min} characters.`;
  }
  const bare = password.toLowerCase().replace(/[\s._-]/g, '');
  if (password.trim().toLowerCase() === email) return 'Please use something else than the e-mail address.';
  if (password.trim().toLowerCase() === demoAdmin.password || isCommon(bare, await commonPasswords())) {
    return 'This password is among the first that anybody tries. Please use another one.';
  }
  return null;
}

/** In the list, alone, repeated or followed by digits; part of a well-known sequence; or a few characters repeated. */
function isCommon(bare: string, list: ReadonlySet<string>): boolean {
  const [, once = bare] = /^(.+?)\1+$/u.exec(bare) ?? [];
  const [, word = ''] = /^(.*\D)\d{1,8}$/u.exec(once) ?? [];
  return (
    [...once].length <= 3 ||
    [bare, once, word].some((each) => list.has(each)) ||
    bare === fromComic ||
    runs.some((run) => run.includes(bare) || [...run].reverse().join('').includes(bare))
  );
}
