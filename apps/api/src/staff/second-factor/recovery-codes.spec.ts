import { makeReadableCode, normaliseCode } from './recovery-codes';

it('makes groups of four characters, without characters that look alike', () => {
  const codes = Array.from({ length: 200 }, () => makeReadableCode(4));
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  expect(new Set(codes).size).toBe(200);
  // All 32 characters of the alphabet are used.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

it.each(['7K3M-X0VD-1ABC-QRST', '7k3m x0vd 1abc qrst', ' 7k3mxovdlabcqrst', '7k3m–xOvd iabc-qrst'])(
  'accepts a code typed as %j',
  (input) => {
    expect(normaliseCode(input)).toBe('7k3mx0vd1abcqrst');
  },
);
