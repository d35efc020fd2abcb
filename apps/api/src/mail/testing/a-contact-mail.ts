import type { ContactMailData } from '@app/mails';

export const aContactMail = (given: Partial<ContactMailData> = {}): ContactMailData => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: null,
  message: 'Do you cut round basins?',
  configuration: null,
  receivedAt: new Date('2026-11-21T10:00:00Z'),
  ...given,
});
