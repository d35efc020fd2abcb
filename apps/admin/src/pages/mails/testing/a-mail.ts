import type { AdminMailDetail } from '@app/contracts';

export const aMail = (details: Partial<AdminMailDetail> = {}): AdminMailDetail => ({
  id: 'kLSwY2vXZwqkrDQuVyeBfQ',
  kind: 'quote',
  label: 'Quote',
  state: 'sent',
  toName: 'Ada Lovelace',
  toAddress: 'ada@example.com',
  subject: 'Your quote VT-26-00412, £477.00',
  quotes: [{ id: 'c8Kq2mB9T1aZ7kLp4RsW8Q', reference: 'VT-26-00412' }],
  order: null,
  tries: 1,
  remark: null,
  createdAt: '2026-11-21T10:42:00.000Z',
  settledAt: '2026-11-21T10:42:02.000Z',
  nextTryAt: null,
  canBeResent: true,
  text: 'Hello Ada,\n\nhere is your quote.',
  hasPreview: true,
  attachments: [{ name: 'VT-26-00412.pdf', type: 'application/pdf', size: 48_213 }],
  ...details,
});
