import type { AdminTask } from '@app/contracts';

export const aTask = (details: Partial<AdminTask> = {}): AdminTask => ({
  id: 'kLSwY2vXZwqkrDQuVyeBfQ',
  kind: 'call-customer',
  title: 'Call Ada Lovelace to confirm the measurements',
  detail: null,
  name: 'Ada Lovelace',
  phone: '0118 496 0123',
  quotes: [{ id: 'c8Kq2mB9T1aZ7kLp4RsW8Q', reference: 'VT-26-00412' }],
  order: null,
  inquiry: null,
  mailId: null,
  attemptId: null,
  assignee: null,
  photoIds: [],
  dueAt: '2026-11-22T10:42:00.000Z',
  isOverdue: false,
  createdAt: '2026-11-21T10:42:00.000Z',
  doneAt: null,
  doneBy: null,
  ...details,
});
