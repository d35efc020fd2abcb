import type { OrderLabel } from '../../quotes/order';
import type { StaffPerson } from './appointments';

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
  'chargeback',
  'refund-credit',
  'revision-answered',
  'customer-cancels',
  'workshop-problem',
  'alert',
  /** Written by staff. */
  'own-task',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/**
 * A row of `GET /api/admin/tasks`: open tasks by due time; with `?status=done`, latest first; with `?assignee=me`, only
 * those of the signed-in user.
 */
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
  /** Who is to do it; null: anybody. */
  assignee: StaffPerson | null;
  /** Photos of a reported problem, at `GET /api/admin/attachments/{id}`. */
  photoIds: string[];
  dueAt: string;
  isOverdue: boolean;
  createdAt: string;
  doneAt: string | null;
  /** First name; null: not done, or done by the system. */
  doneBy: string | null;
}

/** `PUT /api/admin/tasks/{id}/due`: puts an open task off. */
export interface PostponeTaskRequest {
  /** London day, from today to a year ahead; it is due by the end of that working day, or in the evening by midnight. */
  dueOn: string;
  /** The customer did not answer a call; added to the timelines of the orders. */
  isUnanswered?: boolean;
}

/** `PUT /api/admin/tasks/{id}`: completes or reopens a task. */
export interface SetTaskRequest {
  isDone: boolean;
}

/** `PUT /api/admin/tasks/{id}/assignee`; null: anybody. */
export interface AssignTaskRequest {
  assigneeId: number | null;
}

/** `POST /api/admin/tasks`: a task that staff write themselves. */
export interface AddTaskRequest {
  text: string;
  /** As in {@link PostponeTaskRequest}. */
  dueOn: string;
  assigneeId?: number | null;
  /** A quote of the order that it is about; absent: of none. */
  quoteId?: string | null;
}

export const maxTaskText = 500;

/** A row of `GET /api/admin/tasks/assignees`: a user who may see the page Today. */
export interface TaskAssignee extends StaffPerson {
  isSelf: boolean;
}

/** What staff do about a chargeback: accept it, or contest it with evidence at the card provider, which may be won. */
export const chargebackDecisions = ['accept', 'contest', 'win'] as const;
export type ChargebackDecision = (typeof chargebackDecisions)[number];

/** `POST /api/admin/chargebacks/{taskId}/decision`. */
export interface DecideChargebackRequest {
  decision: ChargebackDecision;
}
