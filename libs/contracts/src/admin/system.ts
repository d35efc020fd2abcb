import type { SecurityEvent } from './security-event';

/** `GET /api/admin/system`: how the parts are, at this moment. */
export interface SystemResponse {
  checkedAt: string;
  /** Own parts: API, PostgreSQL, queue, worker, storage, backups. */
  services: SystemPart[];
  /** Others' services: card payments, mail, postcodes. */
  outside: SystemPart[];
  queues: {
    name: string;
    waiting: number;
    active: number;
    delayed: number;
    failed: number;
  }[];
  outbox: { waiting: number; oldestAgeSeconds: number | null; failing: number };
  mails: { waiting: number; oldestAgeSeconds: number | null; failedToday: number };
  /** What was begun time and again and never came to an end, the worst first. */
  failing: FailingWork[];
  payments: { due: number; oldestAgeSeconds: number | null; inReview: number };
  /** Since a restore, until its owner releases it, no mail, refund or card page goes out; null: the shop is not on hold. */
  hold: ShopHold | null;
  /** The latest, the newest first. */
  securityEvents: SecurityEvent[];
}

/** What waits while the shop is on hold. */
export interface ShopHold {
  since: string;
  mails: number;
  refunds: number;
  /** Card payments that were under way. */
  payments: number;
}

export interface SystemPart {
  id: string;
  label: string;
  state: 'up' | 'slow' | 'down';
  /** How long it took to answer. */
  ms: number | null;
  detail: string | null;
}

/** A row on which work keeps failing. */
export interface FailingWork {
  work: 'payment' | 'refund' | 'mail' | 'outbox';
  /** What it is about, as the records name it. */
  name: string;
  /** How often in a row. */
  failures: number;
  /** What it failed over last; null: nothing was said, as where a process dies. */
  error: string | null;
}
