import type { PersonMatch, PersonRecord, PersonSummary } from '@app/contracts';

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

export const emptyRecord: PersonRecord = {
  quotes: [],
  inquiries: [],
  appointments: [],
  mails: [],
  notes: [],
};

export const aRecord = (): PersonRecord => ({
  quotes: [
    {
      id: 'AAAAAAAAAAAAAAAAAAAAAQ',
      reference: 'VT-26-00412',
      order: { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' },
      status: 'approved',
      stage: 'in-production',
      color: 'Calacatta Gold',
      length: 1200,
      width: 350,
      quantity: 1,
      totalPrice: '477.00',
      received: '47.70',
      orderMoney: { price: '512.00', received: '51.20' },
      createdAt: '2026-11-20T10:12:00.000Z',
      job: null,
    },
    {
      id: 'AAAAAAAAAAAAAAAAAAAAAg',
      reference: 'VT-26-00398',
      order: null,
      status: 'pending',
      stage: null,
      color: 'Bianco Sparkle with a name that goes on for longer than anybody would think',
      length: 900,
      width: 350,
      quantity: 1,
      totalPrice: '357.00',
      received: '0.00',
      orderMoney: null,
      createdAt: '2026-11-18T10:12:00.000Z',
      job: null,
    },
  ],
  inquiries: [
    {
      form: 'contact',
      id: 'AAAAAAAAAAAAAAAAAAAAAA',
      status: 'in-progress',
      excerpt: 'Could you cut a window sill from the same slab as the top?',
      messageCount: 2,
      createdAt: '2026-11-17T10:12:00.000Z',
    },
  ],
  appointments: [
    {
      id: 'a',
      quoteId: 'AAAAAAAAAAAAAAAAAAAAAQ',
      reference: 'VT-26-00412',
      order: { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' },
      kind: 'delivery',
      state: 'booked',
      startsAt: '2026-11-27T09:00:00.000Z',
    },
  ],
  mails: [
    {
      id: 'm',
      label: 'Deposit confirmation',
      subject: 'Your deposit of £47.70 has been received',
      state: 'sent',
      createdAt: '2026-11-20T10:15:00.000Z',
    },
  ],
  notes: [{ id: 'n', text: 'Rings back after six.', createdAt: '2026-11-20T11:00:00.000Z', by: 'Alison' }],
});
