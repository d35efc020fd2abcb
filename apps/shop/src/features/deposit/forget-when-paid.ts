import { paths, type DepositStatusResponse } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { keptDetails } from './kept-details';

/** Clears the typed details if the deposit they were used for is paid; true if it did. */
export async function forgetIfPaid(): Promise<boolean> {
  const depositId = keptDetails.handedOver();
  if (!depositId) return false;
  try {
    const { paymentStatus } = await apiQuery<DepositStatusResponse>(paths.depositStatus(depositId));
    if (paymentStatus !== 'paid' || keptDetails.handedOver() !== depositId) return false;
  } catch {
    // Checked again when the visitor comes back the next time.
    return false;
  }
  keptDetails.forget();
  return true;
}

let isWatching = false;

/**
 * The card page and its result open in another tab, so this tab checks whenever the visitor returns to it. Until the
 * deposit is paid the details stay: a card may be declined.
 */
export function forgetWhenPaid(): void {
  if (isWatching) return;
  isWatching = true;
  const look = async () => {
    if (document.hidden) return;
    await forgetIfPaid();
    if (keptDetails.handedOver()) return;
    document.removeEventListener('visibilitychange', checkWhenVisible);
    isWatching = false;
  };
  const checkWhenVisible = () => void look();
  document.addEventListener('visibilitychange', checkWhenVisible);
}
