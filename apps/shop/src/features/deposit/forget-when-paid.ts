import { paths, type DepositStatusResponse } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { keptDetails } from './kept-details';

/** Forgets what was typed if the deposit that it was handed over for is known to be paid; true if it did. */
export async function forgetIfPaid(): Promise<boolean> {
  const depositId = keptDetails.handedOver();
  if (!depositId) return false;
  try {
    const { paymentStatus } = await apiQuery<DepositStatusResponse>(paths.depositStatus(depositId));
    if (paymentStatus !== 'paid' || keptDetails.handedOver() !== depositId) return false;
  } catch {
    // It is looked again when the visitor comes back the next time.
    return false;
  }
  keptDetails.forget();
  return true;
}

let isWatching = false;

/**
 * The card page is open in another tab, and so will be the page that says how it ended. Whenever the visitor is back
 * in this one it looks too. Until the deposit is paid everything stays: a card may be declined.
 */
export function forgetWhenPaid(): void {
  if (isWatching) return;
  isWatching = true;
  const look = async () => {
    if (document.hidden) return;
    await forgetIfPaid();
    if (keptDetails.handedOver()) return;
    document.removeEventListener('visibilitychange', lookWhenSeen);
    isWatching = false;
  };
  const lookWhenSeen = () => void look();
  document.addEventListener('visibilitychange', lookWhenSeen);
}
