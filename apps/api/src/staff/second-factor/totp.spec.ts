import { Secret, TOTP } from 'otpauth';
import { company } from '@app/content';
import { makeTotpSecret, stepOfCode, toSecondFactorSetup } from './totp';

/** RFC 6238, appendix B: the last six digits of its SHA-1 vectors. */
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
it.each<[number, string]>([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(stepOfCode(secret, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30));
});

it('accepts the codes of the previous and the next 30 seconds, and no others', () => {
  const now = new Date('2026-11-21T09:00:10Z');
  const step = Math.floor(now.getTime() / 30_000);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeAt = (offset: number) => totp.generate({ timestamp: (step + offset) * 30_000 });
  expect([-2, -1, 0, 1, 2].map((offset) => stepOfCode(secret, codeAt(offset), now))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
});

it.each(['', '12345', '1234567', 'abcdef', '000000\u0000'])('refuses %j as a code', (code) => {
  expect(stepOfCode(secret, code, new Date())).toBeNull();
});

it('shows the secret for an authenticator app as text and QR code', () => {
  const fresh = makeTotpSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeTotpSecret()).not.toBe(fresh);
  const { uri, qr } = toSecondFactorSetup(fresh, 'sam+stone@example.com');
  const url = new URL(uri);
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    issuer: company.name,
    secret: fresh,
    digits: '6',
    period: '30',
  });
  expect(decodeURIComponent(url.pathname)).toContain('sam+stone@example.com');
  expect(qr.size).toBeGreaterThan(29);
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(qr.path.startsWith('M4 4')).toBe(true);
});
