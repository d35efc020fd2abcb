/** A line of the audit log: `GET /api/admin/audit`. */
export interface AuditEntryResponse {
  /** A bigint, as text. */
  id: string;
  at: string;
  /** Who did it; null: a command or the shop itself. A name is null once the person was erased. */
  actor: { id: number; name: string | null; email: string | null } | null;
  /** What was done, such as 'color.update'. */
  action: string;
  subject: { kind: string; id: string };
  /** What the thing was called at the time. */
  subjectName: string | null;
  /** Only what changed; null where there was nothing before, or nothing after. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}

const toItems = ['create', 'update', 'activate', 'deactivate', 'delete', 'restore', 'migrate'] as const;
const toInquiries = ['set-status', 'add-note', 'answer', 'add-reply'] as const;

/**
 * What can be done to each kind of thing so that the audit log writes it down. API and admin share the list: a verb that
 * is not in it cannot be written, and one without words for people does not compile.
 */
export const auditVerbs = {
  material: toItems,
  color: [...toItems, 'upload-image', 'remove-image'],
  'sink-type': toItems,
  thickness: toItems,
  cutout: toItems,
  'price-change': ['create', 'undo'],
  'contact-inquiry': toInquiries,
  'trade-inquiry': toInquiries,
  quote: [
    'create',
    'set-status',
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
    'give-back-credit',
    'ask-for-balance',
    'withdraw-balance',
    'set-invoice-recipient',
    'offer-appointment',
    'book-appointment',
    'move-appointment',
    'cancel-appointment',
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
  deposit: ['refund', 'send-refund-again', 'settle-refund-outside'],
  'payment-review': ['accept', 'refund', 'dismiss', 'settle'],
  task: ['tick', 'reopen'],
  mail: ['resend', 'try-now'],
  workshop: ['set-capacity'],
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
    'use-recovery-code',
  ],
} as const;

/** A kind of thing that the log tells of. */
export type AuditSubject = keyof typeof auditVerbs;

/** What is done to things of that kind. */
export type AuditVerb<Subject extends AuditSubject = AuditSubject> = (typeof auditVerbs)[Subject][number];

/** A verb with what it is done to, as the log writes it: 'color.update'. */
export type AuditAction = { [Subject in AuditSubject]: `${Subject}.${AuditVerb<Subject>}` }[AuditSubject];
