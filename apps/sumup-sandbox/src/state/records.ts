import type { CreateRequest } from '../checkouts/read-create-request';

/** One card that was tried on a checkout, as it is kept. */
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
  /** What the bank took back; absent: nothing. */
  chargebacks?: ChargebackRecord[];
}

export interface ChargebackRecord {
  number: number;
  amountPence: number;
  atMs: number;
}

/** Money on the account that came by no checkout: at a reader, as cash, by a link of SumUp's own app. */
export interface TakingRecord {
  id: string;
  code: string;
  paymentType: 'POS' | 'CASH' | 'ECOM';
  amountPence: number;
  atMs: number;
}

export interface RefundRecord {
  number: number;
  amountPence: number;
  atMs: number;
  /** By the machine's clock; until then the refund is PENDING. */
  settledMachineMs: number;
}

/** The bank is asking the customer, on the page, whether it is really them. */
export interface ConfirmationRecord {
  beganMachineMs: number;
  card: string;
}

/** What was asked for, and what has become of it. */
export interface CheckoutRecord extends CreateRequest {
  id: string;
  /** The last part of the page's address; another id than the checkout's, as with SumUp. */
  pageId: string;
  createdAtMs: number;
  createdMachineMs: number;
  /** Deactivated, or lapsed by a test. */
  isEnded: boolean;
  confirmation?: ConfirmationRecord;
  transactions: TransactionRecord[];
}

export type WebhookState = 'waiting' | 'held' | 'delivered' | 'given-up' | 'dropped';

export interface WebhookTry {
  at: string;
  status?: number;
  error?: string;
}

export interface WebhookRecord {
  id: string;
  checkoutId: string;
  reference: string;
  url: string;
  body: unknown;
  state: WebhookState;
  /** By the machine's clock. */
  dueMs: number;
  /** How often it is sent at the same instant. */
  copies: number;
  /** The fault that keeps it back until so many are there. */
  heldBy?: { fault: string; count: number };
  /** How often it was sent, all copies at once being one. */
  rounds: number;
  tries: WebhookTry[];
}

/** What the API can be asked to do. */
export const apiOperations = [
  'create',
  'list',
  'read',
  'deactivate',
  'refund',
  'transaction',
  'history',
  'payouts',
  'merchant',
] as const;

export const operations = [...apiOperations, 'page', 'unknown'] as const;
export type Operation = (typeof operations)[number];

/** One request that came in. Header names only: a value could be the key. */
export interface CallRecord {
  number: number;
  operation: Operation;
  /** The how-manieth of its operation. */
  operationNumber: number;
  method: string;
  path: string;
  body: unknown;
  headers: string[];
  reference?: string;
  at: string;
  outcome?: number | 'reset' | 'silence' | 'killed';
  faults: string[];
}

export interface Settings {
  timeScale: number;
  clockSkewSeconds: number;
  seed: string;
  acceptsKey: boolean;
  /** Which of SumUp's two published descriptions is followed where they differ: about refunds. */
  apiVersion: '2026-06' | '2026-08';
}
