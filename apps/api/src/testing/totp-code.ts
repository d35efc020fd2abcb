import { Secret, TOTP } from 'otpauth';

/** The code an authenticator app shows; `steps` half minutes later, or earlier if negative. */
export const totpCode = (secret: string, at: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * 30_000 });
