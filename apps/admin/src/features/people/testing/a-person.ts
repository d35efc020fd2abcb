import type { PersonSummary, PersonMatch, RetentionResponse } from '@app/contracts';

export const aPerson = (details: Partial<PersonMatch> = {}): PersonMatch => ({
  key: 'ada@example.com',
  names: ['Ada Lovelace', 'A. Lovelace'],
  emails: ['ada@example.com'],
  phones: ['0118 496 0123'],
  quotes: 3,
  deposits: 2,
  inquiries: 1,
  mails: 9,
  lastSeenAt: '2026-11-20T10:12:00.000Z',
  ...details,
});

export const summaryOfPerson = (person: PersonMatch): PersonSummary => ({
  ...person,
  mayBeAdded: ['01184960123', 'VT-26-00007'],
  mailsAboutThem: 3,
  attachments: 2,
  timelineEntries: 12,
  reminders: 1,
  keptForTheBooks: person.deposits,
  keptInvoices: person.deposits,
  erasureBlocker: null,
});

/** Something is due of each but the paid, unless told otherwise. */
export const someRetention = ({
  isRunning = false,
  due = 12,
}: { isRunning?: boolean; due?: number } = {}): RetentionResponse => ({
  isRunning,
  lastRunAt: '2026-11-21T03:00:00.000Z',
  rules: [
    rule('baskets', 'Baskets that nobody came back to', '90 days', due && 3),
    rule('mails', 'Words of e-mails that were sent', '90 days', due && 5),
    rule('unpaid-quotes', 'Quotes that were never paid', '24 months', due),
    rule('inquiries', 'Inquiries, with their files', '24 months', due && 1),
    rule('paid', 'Personal details of paid orders', '6 years', 0),
    rule('invoices', 'Names on invoices', '7 years', 0),
  ],
});

const rule = (
  id: RetentionResponse['rules'][number]['id'],
  label: string,
  keptFor: string,
  due: number,
): RetentionResponse['rules'][number] => ({
  id,
  label,
  keptFor,
  before: '2024-11-21T10:00:00.000Z',
  due,
  removedLast: 3,
});
