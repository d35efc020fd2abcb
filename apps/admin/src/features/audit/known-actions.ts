const rows = ['create', 'update', 'activate', 'deactivate', 'delete'];
const inquiries = ['set-status', 'add-note'];

/** What can be done to each kind of thing, to choose from; the log itself may hold more. */
const deeds: Readonly<Record<string, readonly string[]>> = {
  material: rows,
  color: [...rows, 'upload-image', 'remove-image'],
  'sink-type': rows,
  thickness: rows,
  cutout: rows,
  'price-change': ['create', 'undo'],
  'contact-inquiry': inquiries,
  'trade-inquiry': inquiries,
  quote: [
    'create',
    'set-status',
    'set-customer',
    'set-validity',
    'measure',
    'add-note',
    'follow-up',
    'send',
    'delete',
    'restore',
    'export',
  ],
  deposit: ['refund'],
  'payment-review': ['accept', 'refund', 'dismiss'],
  task: ['tick', 'reopen'],
  mail: ['resend'],
  person: ['export', 'erase'],
  retention: ['run'],
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
    'change-password',
    'add-second-factor',
    'remove-second-factor',
    'renew-recovery-codes',
    'use-recovery-code',
  ],
};

export const knownSubjects: readonly string[] = Object.keys(deeds);

/** The actions that can be asked for: those of one kind of thing, or all; with what the address asks for in any case. */
export function actionsToChoose(subject: string | null, asked: string | null): string[] {
  const kinds = subject ? [subject] : knownSubjects;
  const actions = kinds.flatMap((kind) => (deeds[kind] ?? []).map((deed) => `${kind}.${deed}`));
  return asked && !actions.includes(asked) ? [asked, ...actions] : actions;
}
