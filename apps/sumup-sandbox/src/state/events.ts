import type { FaultRecord } from '../faults/fault';
import type {
  CallRecord,
  CheckoutRecord,
  ConfirmationRecord,
  ChargebackRecord,
  RefundRecord,
  Settings,
  TakingRecord,
  TransactionRecord,
  WebhookRecord,
} from './records';

/** Everything that can change what the sandbox knows; the journal is a list of these. */
export type SandboxEvent =
  | { type: 'checkout-created'; checkout: CheckoutRecord }
  | { type: 'confirmation-asked'; checkoutId: string; confirmation: ConfirmationRecord }
  /** Ends a confirmation that was under way. */
  | { type: 'card-tried'; checkoutId: string; transactions: TransactionRecord[] }
  /** A card whose charge was under way is charged. */
  | { type: 'card-charged'; checkoutId: string }
  | { type: 'checkout-ended'; checkoutId: string }
  | { type: 'refunded'; checkoutId: string; transactionId: string; refund: RefundRecord }
  | { type: 'charged-back'; checkoutId: string; transactionId: string; chargeback: ChargebackRecord }
  | { type: 'taken'; taking: TakingRecord }
  /** A new one, or a known one as it stands now. */
  | { type: 'webhook'; webhook: WebhookRecord }
  | { type: 'call-received'; call: CallRecord }
  | { type: 'call-ended'; number: number; outcome: CallRecord['outcome']; faults: string[] }
  | { type: 'calls-forgotten'; count: number; numbers: Record<string, number> }
  /** A new one, or a known one as it stands now. */
  | { type: 'fault'; fault: FaultRecord }
  | { type: 'fault-removed'; id: string }
  | { type: 'faults-numbered'; made: number }
  /** What differs from the settings of the start, all of it. */
  | { type: 'settings-changed'; changes: Partial<Settings> };

/** What must be on the disk before anyone hears of it; the rest is bookkeeping, and survives kill -9 anyhow. */
export const isPromise = ({ type }: SandboxEvent): boolean =>
  type !== 'call-received' && type !== 'call-ended' && type !== 'fault';
