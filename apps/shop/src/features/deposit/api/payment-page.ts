import { runtimeConfigPath, type RuntimeConfig } from '@app/contracts';
import { apiQuery } from '@app/web-client';

/**
 * The address of a card page, if it is one: a browser is sent to the origin that our own server names and to no
 * other (D20), whatever the answer to a payment says.
 */
export async function allowedPaymentUrl(paymentUrl: string | null | undefined): Promise<string | null> {
  if (!paymentUrl || !URL.canParse(paymentUrl)) return null;
  try {
    const { paymentOrigin } = await apiQuery<RuntimeConfig>(runtimeConfigPath);
    const url = new URL(paymentUrl);
    return url.origin === new URL(paymentOrigin).origin && !url.username ? url.href : null;
  } catch {
    return null;
  }
}
