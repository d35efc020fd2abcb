import type { AuditEntryResponse } from '@app/contracts';
import { actionLabel, auditSentence, changedFields } from './audit-sentence';

const entry = (fields: Partial<AuditEntryResponse>): AuditEntryResponse => ({
  id: '1',
  at: '2026-11-21T09:58:00.000Z',
  actor: { id: 1, name: 'Alison', email: 'alison@example.com' },
  action: 'color.update',
  subject: { kind: 'color', id: '12' },
  subjectName: 'Carrara White',
  before: {},
  after: {},
  requestId: null,
  ...fields,
});

it.each<[string, Partial<AuditEntryResponse>]>([
  [
    'Alison changed Carrara White: price £4.00 → £4.20',
    { before: { priceModifier: '4.00', version: 1 }, after: { priceModifier: '4.20', version: 2 } },
  ],
  [
    'Alison changed Carrara White: active yes → no',
    { before: { isActive: true }, after: { isActive: false } },
  ],
  [
    'Alison added the colour Carrara White',
    { action: 'color.create', before: null, after: { name: 'Carrara White' } },
  ],
  [
    'Alison exported the database',
    { action: 'database.export', subject: { kind: 'database', id: 'all' }, subjectName: null, before: null },
  ],
  [
    'Alison moved VT-26-00412: stage measured → in production',
    {
      action: 'quote.set-stage',
      subject: { kind: 'quote', id: 'kLSwY2vXZwqkrDQuVyeBfQ' },
      subjectName: 'VT-26-00412',
      before: { stage: 'measured' },
      after: { stage: 'in-production' },
    },
  ],
  [
    'The shop changed the status of INQ-90B48B63: status new → resolved',
    {
      actor: null,
      action: 'contact-inquiry.set-status',
      subject: { kind: 'contact-inquiry', id: 'kLSLY2vXZwqkrDQuVyeBfQ' },
      subjectName: null,
      before: { status: 'new' },
      after: { status: 'resolved' },
    },
  ],
  [
    'Deleted user changed Carrara White: description',
    {
      actor: { id: 4, name: null, email: null },
      before: { description: 'x'.repeat(50) },
      after: { description: '' },
    },
  ],
  [
    'Alison changed Carrara White: a empty → 1, b empty → 2, c empty → 3, and 1 more',
    { before: { a: null, b: null, c: null, d: null }, after: { a: 1, b: 2, c: 3, d: 4 } },
  ],
  ['Alison polished up Carrara White', { action: 'color.polished-up' }],
  [
    'Alison disabled Tom: active yes → no',
    {
      action: 'user.disable',
      subject: { kind: 'user', id: '2' },
      subjectName: null,
      before: { isActive: true },
      after: { isActive: false },
    },
  ],
  [
    'Alison turned off two-step sign-in for a user',
    {
      action: 'user.remove-second-factor',
      subject: { kind: 'user', id: '3' },
      subjectName: null,
      before: null,
      after: null,
    },
  ],
  [
    'Alison changed the password of their own account',
    { action: 'account.change-password', subject: { kind: 'account', id: '1' }, subjectName: null },
  ],
])('reads: %s', (sentence, fields) => {
  expect(auditSentence(entry(fields), new Map([['2', 'Tom']]))).toBe(sentence);
});

it('shows the old and the new value of each field', () => {
  expect(
    changedFields({
      before: { imageUrl: null, warrantyYears: 5, features: ['hard'], basePrice: '-5.600' },
      after: { imageUrl: '/api/images/a.jpg', warrantyYears: 10, features: [], basePrice: '5.605' },
    }),
  ).toEqual([
    { field: 'first picture', before: 'empty', after: '/api/images/a.jpg' },
    { field: 'warranty years', before: '5', after: '10' },
    { field: 'features', before: 'hard', after: 'empty' },
    { field: 'base price', before: '−£5.60', after: '£5.605' },
  ]);
  expect(changedFields({ before: null, after: { isAdmin: true } })).toEqual([
    { field: 'admin', before: null, after: 'yes' },
  ]);
});

it('says times, days, hours and states as the screens do', () => {
  const changes = changedFields({
    before: {
      dueAt: '2026-12-01T08:00:00.000Z',
      closedDays: ['2026-12-25'],
      hours: [{ to: '17:00', from: '08:00' }, null, null, null, null, null, null],
      slots: { delivery: { minutes: 180, places: 1 } },
      deliveryFee: '35.00',
    },
    after: {
      dueAt: '2026-12-02T08:00:00.000Z',
      closedDays: ['2026-12-24', '2026-12-25'],
      hours: [null, null, null, null, null, { from: '10:00', to: '16:00' }, null],
      slots: { delivery: { minutes: 120, places: 1 } },
      deliveryFee: '42.00',
    },
  });
  const after = Object.fromEntries(changes.map(({ field, after: value }) => [field, value]));
  expect(after).toMatchObject({
    'closed days': '24 December 2026, 25 December 2026',
    hours:
      'Monday closed, Tuesday closed, Wednesday closed, Thursday closed, Friday closed, Saturday 10:00 to 16:00, Sunday closed',
    slots: 'delivery minutes 120, places 1',
    'delivery fee': '£42.00',
  });
  expect(after.due).toMatch(/^(?:Wednesday, )?2 December 2026.*08:00/);
  expect(JSON.stringify(changes)).not.toMatch(/T\d\d:|\{\\"/);
});

it('names actions for the filter', () => {
  expect(actionLabel('sink-type.deactivate')).toBe('Sink type: deactivated');
});
