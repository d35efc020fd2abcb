import type { OrderLabel } from '../quotes/order';

/** Kind of a staff task. */
export const taskKinds = [
  'call-customer',
  'arrange-delivery',
  'review-payment',
  'answer-contact',
  'answer-trade',
  'undelivered-mail',
  'check-refund',
  'check-books',
  'give-back-credit',
  'revision-answered',
  'customer-cancels',
  'alert',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A row of `GET /api/admin/tasks`: open tasks by due time; with `?status=done`, latest first. */
export interface AdminTask {
  id: string;
  kind: TaskKind;
  /** What to do: 'Call Ada Lovelace to confirm the measurements'. */
  title: string;
  detail: string | null;
  name: string | null;
  phone: string | null;
  quotes: { id: string; reference: string }[];
  /** Order of its quotes; null: none. */
  order: OrderLabel | null;
  inquiry: { form: 'contact' | 'trade'; id: string } | null;
  mailId: string | null;
  attemptId: string | null;
  dueAt: string;
  isOverdue: boolean;
  createdAt: string;
  doneAt: string | null;
  /** First name; null: not done, or done by the system. */
  doneBy: string | null;
}

/** `PUT /api/admin/tasks/{id}/due`: puts an open task off. */
export interface PostponeTaskRequest {
  /** London day, from today to a year ahead; it is due by the end of that working day. */
  dueOn: string;
  /** Somebody called, and nobody answered: its orders' timelines say so. */
  isUnanswered?: boolean;
}

/** `PUT /api/admin/tasks/{id}`: completes or reopens a task. */
export interface SetTaskRequest {
  isDone: boolean;
}
