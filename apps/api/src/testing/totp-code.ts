import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows at a moment; `steps` half minutes later, or earlier where negative. */
export const totpCode = (secret: string, at: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * 30_000 });
