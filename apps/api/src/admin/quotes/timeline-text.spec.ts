import { timelineKinds, type TimelineKind } from '../../quotes';
import { type TimelineRow, toTimelineEvent } from './timeline-text';

const entry = (kind: string, details: Record<string, unknown> = {}, mail: Partial<TimelineRow> = {}) =>
  toTimelineEvent({
    id: '1',
    at: new Date('2026-11-21T09:00:00Z'),
    kind,
    details,
    by: null,
    mail_kind: null,
    mail_address: null,
    mail_details: null,
    person: null,
    person_before: null,
    ...mail,
  });

it.each(timelineKinds.map((kind) => [kind]))('%s has its own text, whatever details it has', (kind) => {
  for (const details of [{}, { erased: true }, { before: null, after: null }]) {
    const { text, detail } = entry(kind, details);
    expect(text).toMatch(/^[A-Z][^]{3,80}$/u);
    expect(`${text} ${detail}`).not.toMatch(/undefined|NaN|\[object/);
    expect(text).not.toBe(entry(`x-${kind}`).text);
  }
});

it.each<[TimelineKind, Record<string, unknown>, Partial<TimelineRow>, string, string | null]>([
  ['status-changed', { status: 'approved', before: 'pending' }, {}, 'Status: Approved', 'Before: Pending'],
  [
    'validity-changed',
    { lastValidDay: '21 December 2026', before: '1 December 2026' },
    {},
    'Price holds to 21 December 2026',
    'Before: 1 December 2026',
  ],
  [
    'made-by-staff',
    { inquiry: { form: 'contact', id: 'x' } },
    {},
    'Quote made by staff',
    'In answer to an inquiry',
  ],
  [
    'customer-changed',
    { customerName: 'Ada', customerEmail: null, customerPhone: '1' },
    {},
    'Customer details changed',
    'Ada · 1',
  ],
  [
    'mail-requested',
    { mailId: 'm' },
    { mail_kind: 'quote', mail_address: 'a@b.example' },
    'Copy by email requested',
    'To a@b.example',
  ],
  [
    'mail-requested',
    { mailId: 'm' },
    { mail_kind: 'quote', mail_address: 'a@b.example', by: 'Sam' },
    'Sent again by email',
    'To a@b.example',
  ],
  ['mail-sent', { kind: 'quote', mailId: 'm' }, {}, 'Quote: email sent', null],
  ['deposit-begun', { depositAmount: '35.70', attempt: 2 }, {}, 'Deposit of £35.70 begun', 'Attempt 2'],
  ['deposit-paid', { depositAmount: '1035.70' }, {}, 'Deposit of £1,035.70 paid', null],
  ['deposit-not-paid', { outcome: 'closed' }, {}, 'Deposit not paid', 'Its card page was closed.'],
  [
    'deposit-in-review',
    { reason: 'already-paid' },
    {},
    'A payment has to be looked at',
    'A quote in it was paid before: the customer may have paid twice.',
  ],
  [
    'details-sent',
    { customerName: 'Bea', deliveryAddress: '9 Long Lane' },
    {},
    'Somebody with the link entered different details; the saved customer was kept',
    'Bea · 9 Long Lane',
  ],
  [
    'measured',
    { lengthMm: 1194, widthMm: 350, how: 'phone', price: 'keep' },
    {},
    'Sizes to cut recorded: 1194\u00a0×\u00a0350\u00a0mm',
    'by phone · the price stays as quoted',
  ],
  [
    'revision-proposed',
    { reference: 'VT-26-00431', totalPrice: '475.21', previousTotal: '477.00' },
    {},
    'Revised price for the customer to agree to',
    'VT-26-00431 · £475.21 instead of £477.00',
  ],
  [
    'revision-agreed',
    { reference: 'VT-26-00431', totalPrice: '475.21' },
    {},
    'The customer agreed to the revised price',
    'VT-26-00431 · £475.21',
  ],
  [
    'revision-agreed',
    { totalPrice: '475.21', agreedBy: 'Mrs Jones', how: 'phone' },
    { by: 'Sam' },
    'Mrs Jones agreed to the revised price by phone',
    '£475.21',
  ],
  [
    'appointment-assigned',
    { kind: 'delivery', startsAt: '2026-11-27T12:00:00.000Z' },
    { person: 'Wayne', person_before: 'Fred' },
    'Delivery: Wayne',
    'Friday 27 November, 12:00 · Before: Fred',
  ],
  ['order-cancelled', { isAll: false }, { by: 'Sam' }, 'Top cancelled', null],
  ['order-cancelled', { isAll: true }, {}, 'Order cancelled by the customer', null],
  ['task-done', { task: 'call-customer' }, {}, 'Done: the call to the customer', null],
  [
    'call-unanswered',
    { dueOn: '2026-12-01' },
    {},
    'Called, no answer',
    'To be tried again on 1 December 2026.',
  ],
  [
    'task-postponed',
    { task: 'call-customer', dueOn: '2026-12-01' },
    {},
    'Put off to 1 December 2026: the call to the customer',
    null,
  ],
])('%s %j reads: %s', (kind, details, mail, text, detail) => {
  expect(entry(kind, details, mail)).toMatchObject({ text, detail });
});

it('shows kinds that this version does not know by their name', () => {
  expect(entry('sent-by-pigeon', { secret: 'x' })).toMatchObject({
    kind: 'sent-by-pigeon',
    text: 'Sent by pigeon',
    detail: null,
    tone: 'plain',
  });
  expect(entry('constructor').text).toBe('Constructor');
});
