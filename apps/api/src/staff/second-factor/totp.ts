import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { company } from '@app/content';
import type { BeginSecondFactorResponse } from '@app/contracts';

/** What every authenticator app takes for granted (RFC 6238): SHA-1, six digits, half a minute. */
const stepMs = 30_000;
const kind = { algorithm: 'SHA1', digits: 6, period: stepMs / 1_000 } as const;

/** A clock may be wrong by one step, either way. */
const window = 1;

/** 160 random bits as base32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * Which step's code this is, counted in half minutes since 1970; null where it is none of now, just before or just
 * after. Whoever accepts it remembers the step: a code is good once.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, window, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}

/** What an authenticator app needs, to type and to photograph. */
export function toBeginning(secret: string, email: string): BeginSecondFactorResponse {
  const issuer = company.name || 'Admin';
  const uri = new TOTP({ ...kind, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
  return { secret, uri, qr: toSquareCode(uri) };
}

/** Each dark module is a square of one unit; apps want a quiet border of four around them. */
function toSquareCode(text: string): BeginSecondFactorResponse['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
