import { makeReadableCode, normaliseCode } from './recovery-codes';

it('has groups of four characters without ambiguous ones', () => {
  const codes = Array.from({ length: 200 }, () => makeReadableCode(4));
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  expect(new Set(codes).size).toBe(200);
  // 5 bits a character: each of the alphabet comes up.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

it.each([
  '7K3M-X0VD-1ABC-QRST',
  '7k3m x0vd 1abc qrst',
  ' 7k3mxovdlabcqrst',
  '7k3m–xOvd iabc-qrst'.replace('–', '-'),
])('is the same when typed as %j', (typed) => {
  expect(normaliseCode(typed)).toBe('7k3mx0vd1abcqrst');
});
