/** One card that was tried on a checkout. */
export interface TransactionRecord {
  id: string;
  code: string;
  status: 'SUCCESSFUL' | 'FAILED' | 'PENDING';
  /** By the sandbox's clock. */
  atMs: number;
  /** By the machine's clock, for waiting times. */
  machineMs: number;
  cardEnd: string;
  cardType: 'VISA' | 'MASTERCARD';
  /** Made by a fault, not by a customer. */
  isInjected: boolean;
  refunds: RefundRecord[];
  chargebacks: ReturnRecord[];
}

/** Money that went back. */
export interface ReturnRecord {
  id: string;
  amountPence: number;
  atMs: number;
}

export interface RefundRecord extends ReturnRecord {
  /** By the machine's clock; until then the refund is PENDING. */
  settledMachineMs: number;
}

/** The bank is asking the customer, on the page, to confirm. */
export interface ConfirmationRecord {
  beganMachineMs: number;
  card: string;
}

/** What was asked for, and what has become of it. */
export interface CheckoutRecord {
  id: string;
  /** The last part of the page's address; another id than the checkout's, as with SumUp. */
  pageId: string;
  /** The body of the request that created it. */
  request: CreateRequest;
  reference: string;
  amountPence: number;
  createdAtMs: number;
  createdMachineMs: number;
  /** Deactivated, or lapsed by a test. */
  isEnded: boolean;
  confirmation?: ConfirmationRecord;
  transactions: TransactionRecord[];
}

/** As SumUp describes it. */
export interface CreateRequest {
  checkout_reference: string;
  amount: number;
  currency: string;
  merchant_code: string;
  description?: string;
  return_url?: string;
  redirect_url?: string;
  customer_id?: string;
  purpose?: string;
  valid_until?: string | null;
  hosted_checkout?: { enabled: boolean };
}

/** A message that is still to be delivered. */
export interface WebhookRecord {
  id: string;
  url: string;
  body: unknown;
  /** By the machine's clock. */
  dueMs: number;
  /** How often it was sent. */
  rounds: number;
}
