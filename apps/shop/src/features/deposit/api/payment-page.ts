import { runtimeConfigPath, type RuntimeConfig } from '@app/contracts';
import { apiQuery } from '@app/web-client';

/**
 * Returns a card page's address if its origin is the one that our own server names: the browser goes to no other (D20),
 * whatever the payment response says.
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
