import type { OrderLabel } from '../quotes/order';

/** What staff have to do. */
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

/** A line of `GET /api/admin/tasks`: open ones by their due time; `?status=done` the latest done first. */
export interface AdminTask {
  id: string;
  kind: TaskKind;
  /** In words: 'Call Ada Lovelace to confirm the measurements'. */
  title: string;
  detail: string | null;
  name: string | null;
  phone: string | null;
  quotes: { id: string; reference: string }[];
  /** That its quotes are part of; null: none, or it is about something else. */
  order: OrderLabel | null;
  inquiry: { form: 'contact' | 'trade'; id: string } | null;
  mailId: string | null;
  attemptId: string | null;
  dueAt: string;
  isOverdue: boolean;
  createdAt: string;
  doneAt: string | null;
  /** First name of who did it. */
  doneBy: string | null;
}

/** `PUT /api/admin/tasks/{id}`: done, or to be done after all. */
export interface SetTaskRequest {
  isDone: boolean;
}
