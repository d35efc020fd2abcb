/** A line of the audit log: `GET /api/admin/audit`. */
export interface AuditEntryResponse {
  /** A bigint, as text. */
  id: string;
  at: string;
  /** Who did it; null: a command or the system. The name is null once the account was erased. */
  actor: { id: number; name: string | null; email: string | null } | null;
  /** Kind of action, such as 'color.update'. */
  action: string;
  subject: { kind: string; id: string };
  /** Name of the subject at the time. */
  subjectName: string | null;
  /** Changed fields only; null: nothing existed before (or after). */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}

const itemVerbs = ['create', 'update', 'activate', 'deactivate', 'delete', 'restore', 'migrate'] as const;
const inquiryVerbs = ['set-status', 'add-note', 'answer', 'add-reply'] as const;

/**
 * Actions in the audit log, for each kind of subject. API and admin share the list: an action that is not in it cannot be
 * logged, and one without a label does not compile.
 */
export const auditVerbs = {
  material: itemVerbs,
  color: [...itemVerbs, 'upload-image', 'remove-image'],
  'sink-type': itemVerbs,
  thickness: itemVerbs,
  cutout: itemVerbs,
  basin: itemVerbs,
  'price-change': ['create', 'undo'],
  'contact-inquiry': inquiryVerbs,
  'trade-inquiry': inquiryVerbs,
  quote: [
    'create',
    'set-status',
    'override-rules',
    'set-customer',
    'set-validity',
    'set-stage',
    'set-job',
    'take-order',
    'add-tops',
    'set-delivery',
    'cancel',
    'measure',
    'agree-to-revision',
    'decline-revision',
    'record-payment',
    'undo-payment',
    'refund-credit',
    'ask-for-balance',
    'withdraw-balance',
    'set-invoice-recipient',
    'offer-appointment',
    'book-appointment',
    'move-appointment',
    'cancel-appointment',
    'assign-appointment',
    'change-appointment-tops',
    'sign-sizes',
    'skip-signature',
    'hand-over',
    'undo-hand-over',
    'report-problem',
    'add-photos',
    'remove-photo',
    'add-note',
    'follow-up',
    'send',
    'delete',
    'restore',
    'export',
  ],
  accounts: ['export'],
  month: ['lock', 'reopen'],
  'bank-statement': ['import'],
  deposit: ['refund', 'send-refund-again', 'settle-refund-outside'],
  'payment-review': ['accept', 'refund', 'dismiss', 'settle'],
  task: [
    'create',
    'tick',
    'reopen',
    'postpone',
    'assign',
    'accept-chargeback',
    'contest-chargeback',
    'win-chargeback',
  ],
  mail: ['resend', 'try-now'],
  company: ['update', 'undo'],
  'making-rules': ['update', 'undo'],
  workshop: ['set-workshop'],
  'appointment-rules': ['update'],
  'cancelling-rules': ['update'],
  'trade-customer': ['create', 'update', 'send-link', 'end-link'],
  'trade-rules': ['update'],
  person: ['add-note', 'delete-note', 'restore-note', 'export', 'erase'],
  retention: ['run'],
  database: ['export', 'release'],
  migration: ['run'],
  user: [
    'create',
    'invite',
    'invite-again',
    'rename',
    'update',
    'disable',
    'enable',
    'remove-second-factor',
    'reset-password',
  ],
  account: [
    'accept-invitation',
    'reset-password',
    'change-password',
    'add-second-factor',
    'remove-second-factor',
    'renew-recovery-codes',
    'end-session',
    'make-calendar-link',
    'end-calendar-link',
    'use-recovery-code',
  ],
} as const;

/** Kind of thing that an audit entry is about. */
export type AuditSubject = keyof typeof auditVerbs;

/** Actions on subjects of that kind. */
export type AuditVerb<Subject extends AuditSubject = AuditSubject> = (typeof auditVerbs)[Subject][number];

/** Subject and verb, as stored: 'color.update'. */
export type AuditAction = { [Subject in AuditSubject]: `${Subject}.${AuditVerb<Subject>}` }[AuditSubject];
