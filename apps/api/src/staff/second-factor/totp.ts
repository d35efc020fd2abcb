import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { company } from '@app/content';
import type { BeginSecondFactorResponse } from '@app/contracts';

/** The defaults of all authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds. */
const stepMs = 30_000;
const totpOptions = { algorithm: 'SHA1', digits: 6, period: stepMs / 1_000 } as const;

/** The phone's clock may be off by one step. */
const toleratedSteps = 1;

/** 160 random bits as base32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The TOTP time step of a code (30 s since the Unix epoch); null if it is not valid now, one step earlier or later. The
 * caller stores the step, as each code works only once.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...totpOptions, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, window: toleratedSteps, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}

export function toSecondFactorSetup(secret: string, email: string): BeginSecondFactorResponse {
  const issuer = company.name || 'Admin';
  const uri = new TOTP({
    ...totpOptions,
    issuer,
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString();
  return { secret, uri, qr: toQrCode(uri) };
}

/** Each dark module is a square of one unit; apps need a quiet border of four. */
function toQrCode(text: string): BeginSecondFactorResponse['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
