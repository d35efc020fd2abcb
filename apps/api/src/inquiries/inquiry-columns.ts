import type { InquiryForm } from '@app/contracts';

/** SQL for until when the sender of an inquiry was promised an answer. */
export const answerBefore = (form: InquiryForm, inquiry: string) =>
  `SELECT due_at FROM staff_task WHERE kind = 'answer-${form}' AND key = ${inquiry}.id`;

/** SQL for when the sender was thanked; null: not, or not yet. */
export const acknowledgedAt = (form: InquiryForm, inquiry: string) =>
  `SELECT settled_at FROM mail WHERE kind = '${form}-acknowledgement' AND key = ${inquiry}.id AND state = 'sent'`;
