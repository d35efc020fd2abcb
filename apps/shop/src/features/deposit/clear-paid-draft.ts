import { paths, type DepositStatusResponse } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { depositDraft } from './deposit-draft';

/** Clears the draft if the deposit it was used for is paid; true if it did. */
export async function clearPaidDraft(): Promise<boolean> {
  const depositId = depositDraft.depositId();
  if (!depositId) return false;
  try {
    const { paymentStatus } = await apiQuery<DepositStatusResponse>(paths.depositStatus(depositId));
    if (paymentStatus !== 'paid' || depositDraft.depositId() !== depositId) return false;
  } catch {
    // Checked again when the visitor comes back the next time.
    return false;
  }
  depositDraft.clear();
  return true;
}

let isWatching = false;

/**
 * The card page and its result open in another tab, so this tab checks whenever the visitor returns to it. Until the
 * deposit is paid the draft stays: a card may be declined.
 */
export function clearDraftWhenPaid(): void {
  if (isWatching) return;
  isWatching = true;
  const check = async () => {
    if (document.hidden) return;
    await clearPaidDraft();
    if (depositDraft.depositId()) return;
    document.removeEventListener('visibilitychange', checkWhenVisible);
    isWatching = false;
  };
  const checkWhenVisible = () => void check();
  document.addEventListener('visibilitychange', checkWhenVisible);
}
