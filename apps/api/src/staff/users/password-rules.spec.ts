import { demoAdmin } from './demo-admin';
import { findPasswordProblem } from './password-rules';

const email = 'samantha@example.com';

it.each([
  'granite counter plinth',
  'äöüßéñçøåæœþ',
  '🪨🪨🪨🪨🪨🪨🪨🪨🪨🪨🪨🛁',
  'x'.repeat(200) + 'yz',
  'correct horse quarry staple',
  'marble 4711 quarry',
  'qx83749201847',
])('accepts %j', async (password) => {
  expect(await findPasswordProblem(password, email)).toBeNull();
});

it.each<[string, string, RegExp]>([
  ['eleven characters', 'abcdefgh123', /at least 12/],
  ['eleven that count double', '🪨🛁🪨🛁🪨🛁🪨🛁🪨🛁x', /at least 12/],
  ['the email address', ' Samantha@Example.com', /email address/],
  ["the demo's password", demoAdmin.password, /first that anybody/],
  ["the demo's password in capitals", demoAdmin.password.toUpperCase(), /first that anybody/],
  ['a common one', 'Password1234', /first that anybody/],
  ['a common one with dashes', 'pass-word-1234', /first that anybody/],
  ['one of the ten thousand that are used most', 'finalfantasy', /first that anybody/],
  ['one of them in capitals, with dots', 'Q.W.E.A.S.D.Z.X.C.123', /first that anybody/],
  ['a short one of them with figures behind it', 'liverpool2024', /first that anybody/],
  ['a short one of them twice', 'sunshinesunshine', /first that anybody/],
  ['the keys in order', 'qwertyuiopasdfgh', /first that anybody/],
  ['one character over and over', 'aaaaaaaaaaaaaaa', /first that anybody/],
  ['three characters over and over', 'abcabcabcabcabc', /first that anybody/],
  ['nothing but spaces', ' '.repeat(14), /first that anybody/],
  ['the digits in order', '1234567890123', /first that anybody/],
  ['the alphabet from its end', 'zyxwvutsrqponm', /first that anybody/],
])('refuses %s', async (_, password, problem) => {
  expect(await findPasswordProblem(password, email)).toMatch(problem);
});
