/** One card tried on a checkout. */
export interface TransactionRecord {
  id: string;
  code: string;
  status: 'SUCCESSFUL' | 'FAILED' | 'PENDING';
  /** By the sandbox's clock. */
  atMs: number;
  /** By the machine's clock, for delays. */
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
  /** By the machine's clock; PENDING until then. */
  settledMachineMs: number;
}

/** The bank asks the customer to confirm, on the page. */
interface ConfirmationRecord {
  beganMachineMs: number;
  card: string;
}

/** A request with its progress. */
export interface CheckoutRecord {
  id: string;
  /** The last part of the page's address; like SumUp's, not the checkout's id. */
  pageId: string;
  /** The body of the creating request. */
  request: CreateRequest;
  reference: string;
  amountPence: number;
  createdAtMs: number;
  createdMachineMs: number;
  /** Deactivated, or expired by a test. */
  isEnded: boolean;
  confirmation?: ConfirmationRecord;
  transactions: TransactionRecord[];
}

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

/** A webhook still to be delivered. */
export interface WebhookRecord {
  id: string;
  url: string;
  body: unknown;
  /** By the machine's clock. */
  dueMs: number;
  /** Number of attempts. */
  rounds: number;
}
