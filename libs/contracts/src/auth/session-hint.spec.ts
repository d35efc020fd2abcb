import { mayHaveSession, sessionHintCookie } from './session-hint';

it.each([
  ['', false],
  [`${sessionHintCookie}=1`, true],
  [`a=b; ${sessionHintCookie}=1; c=d`, true],
  [`${sessionHintCookie}=`, false],
  [`not-${sessionHintCookie}=1`, false],
  [`a=${sessionHintCookie}=1`, false],
])('the cookies %j indicate a session: %s', (cookies, expected) => {
  expect(mayHaveSession(cookies)).toBe(expected);
});
