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
  payments: { due: number; oldestAgeSeconds: number | null; inReview: number };
  /** The latest, the newest first. */
  securityEvents: SecurityEvent[];
}

export interface SystemPart {
  id: string;
  label: string;
  state: 'up' | 'slow' | 'down';
  /** How long it took to answer. */
  ms: number | null;
  detail: string | null;
}
