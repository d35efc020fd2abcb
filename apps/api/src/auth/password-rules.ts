import { passwordLengths } from '@app/contracts';
import { demoAdmin } from './demo-admin';

/** Long enough, and yet among the first that anybody tries. */
const common = new Set([
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  'adminadminadmin',
  'administrator',
  'administrator1',
  'changemechangeme',
  'changemenow1',
  'correcthorsebatterystaple',
  'football1234',
  'iloveyouiloveyou',
  'letmeinletmein',
  'letmein12345',
  'passw0rdpassw0rd',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'qazwsxedcrfv',
  'qwerty123456',
  'qwerty1234567',
  'qwertyqwerty',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  'qwertyuiopasdfghjkl',
  'welcome12345',
  'welcomewelcome',
  'zxcvbnm12345',
]);

const runs = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'];

/**
 * What is wrong with a new password, as a sentence; null: nothing. Length is what counts; there are no rules about
 * kinds of characters.
 */
export function passwordProblem(password: string, email: string): string | null {
  if ([...password].length < passwordLengths.min) {
    return `Please use at least ${passwordLengths.min} characters.`;
  }
  const bare = password.toLowerCase().replace(/[\s._-]/g, '');
  if (password.trim().toLowerCase() === email) return 'Please use something else than the e-mail address.';
  if (isCommon(bare) || password.trim().toLowerCase() === demoAdmin.password) {
    return 'This password is among the first that anybody tries. Please use another one.';
  }
  return null;
}

/** One of the list, a stretch of the digits or of the alphabet, or a few characters over and over. */
const isCommon = (bare: string) =>
  common.has(bare) ||
  /^(.{0,3})\1*$/u.test(bare) ||
  runs.some((run) => run.includes(bare) || [...run].reverse().join('').includes(bare));
