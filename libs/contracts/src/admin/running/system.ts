import type { SecurityEvent } from './security-event';

/** `GET /api/admin/system`: current health of all parts. */
export interface SystemResponse {
  checkedAt: string;
  /** Our own services: API, PostgreSQL, queue, worker, storage, backups. */
  services: SystemComponent[];
  /** External services: card payments, mail, postcodes. */
  outside: SystemComponent[];
  queues: {
    name: string;
    waiting: number;
    active: number;
    delayed: number;
    failed: number;
  }[];
  outbox: { waiting: number; oldestAgeSeconds: number | null; failing: number };
  mails: { waiting: number; oldestAgeSeconds: number | null; failedToday: number };
  /** Work that keeps failing, most failures first. */
  failing: FailingWork[];
  payments: { due: number; oldestAgeSeconds: number | null; inReview: number };
  /** After a restore, no mail, refund or card page goes out until the owner releases the shop. Null: not on hold. */
  hold: ShopHold | null;
  /** Newest first. */
  securityEvents: SecurityEvent[];
}

/** Number of things that wait while the shop is on hold. */
export interface ShopHold {
  since: string;
  /** After a restore the owner releases it; until the company's facts are complete it ends by saving them. */
  reason: 'restored' | 'company-incomplete';
  mails: number;
  refunds: number;
  /** Card payments that were in progress. */
  payments: number;
}

export interface SystemComponent {
  id: string;
  label: string;
  state: 'up' | 'slow' | 'down';
  /** Response time in milliseconds; null: not measured. */
  ms: number | null;
  detail: string | null;
}

/** A record whose processing keeps failing. */
export interface FailingWork {
  work: 'payment' | 'refund' | 'mail' | 'outbox';
  /** Reference or id of the record. */
  name: string;
  /** Consecutive failures. */
  failures: number;
  /** Last error; null: none recorded, for example after a crash. */
  error: string | null;
}
