import type { CheckoutRecord, TransactionRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';

type CheckoutStatus = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';

const pageMinutes = 30;
/** Timeout of the bank's question; then it counts as never asked. */
const bankMinutes = 10;

export const successfulTransactions = ({ transactions }: CheckoutRecord): TransactionRecord[] =>
  transactions.filter(({ status }) => status === 'SUCCESSFUL');

export const isConfirming = ({ confirmation }: CheckoutRecord, store: SandboxStore): boolean =>
  confirmation !== undefined && store.machineMs < confirmation.beganMachineMs + store.minutes(bankMinutes);

/** Paid is final; nothing expires while the bank is asking. */
export function statusOf(checkout: CheckoutRecord, store: SandboxStore): CheckoutStatus {
  if (successfulTransactions(checkout).length > 0) return 'PAID';
  if (isConfirming(checkout, store)) return 'PENDING';
  const hasLapsed = store.nowMs >= Date.parse(checkout.request.valid_until ?? '');
  if (checkout.isEnded || hasLapsed) return 'EXPIRED';
  return checkout.transactions.length > 0 ? 'FAILED' : 'PENDING';
}

/** The page closes 30 minutes after creation, even if the checkout itself does not expire. */
export const canTakeCard = (checkout: CheckoutRecord, store: SandboxStore): boolean =>
  ['PENDING', 'FAILED'].includes(statusOf(checkout, store)) &&
  (isConfirming(checkout, store) || store.machineMs < checkout.createdMachineMs + store.minutes(pageMinutes));
