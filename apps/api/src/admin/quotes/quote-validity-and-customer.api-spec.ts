import { paths } from '@app/contracts';
import { beginDeposit } from '../../payments/testing/a-deposit';
import { emptiedSql } from '../../testing/database/emptied';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';
import { expectDetail, quoteTraces } from './testing/quote-traces';
import { changeQuote } from '../../testing/builders/change-quote';

const morning = new Date('2026-11-21T09:00:00.000Z');
let now = morning;
const cardPayments = new FakeCardPayments(() => now);
const api = useApi({ now: () => now, cardPayments, env: { SESSION_IDLE_MINUTES: '1000' } });
let staff: StaffCalls;
beforeAll(async () => {
  staff = await asStaff(api);
});
beforeEach(async () => {
  now = morning;
  await api.sql(emptiedSql('quote, deposit, mail, outbox_message, use_counter'));
});

const { rowOf, timelineOf, actionsOf, closePageMessages: closings } = quoteTraces(() => api);

describe('the validity of a price', { tags: 'thorough' }, () => {
  const setValidity = (id: string, lastValidDay: unknown, by = staff) =>
    by.put(paths.adminQuoteValidity(id), { lastValidDay });

  it.each([
    ['today', '2026-11-21', '2026-11-22T00:00:00.000Z'],
    ['the day before the clocks change', '2027-03-27', '2027-03-28T00:00:00.000Z'],
    ['a year from now', '2027-11-21', '2027-11-22T00:00:00.000Z'],
  ])('ends with %s, at midnight in London (D4)', async (_, day, validUntil) => {
    const { id } = await saveAQuote(api);
    const detail = expectDetail(await setValidity(id, day));
    expect(detail.validUntil).toBe(validUntil);
    expect(detail.timeline[0]).toMatchObject({
      kind: 'validity-changed',
      detail: 'Before: 21 December 2026',
    });
    expect((await auditEntriesOf(api, id))[0]).toMatchObject({
      action: 'quote.set-validity',
      before: { validUntil: '2026-12-22T00:00:00.000Z' },
      after: { validUntil },
    });
  });

  it.each(['2026-11-20', '2027-11-22', '2027-02-29', ''])('cannot end with %j', async (day) => {
    const { id, validUntil } = await saveAQuote(api);
    const refusal = expectError(await setValidity(id, day), 'request/invalid');
    expect(refusal.details?.fields?.map(({ field }) => field)).toEqual(['lastValidDay']);
    expect(((await rowOf(id)).valid_until as Date).toISOString()).toBe(validUntil);
  });

  describe('changed to another day', () => {
    afterAll(async () => {
      now = morning;
      // Signing in deletes sessions that have expired by then.
      staff = await asStaff(api);
    });

    it('makes an expired quote payable again, once', async () => {
      const { id } = await saveAQuote(api);
      now = new Date('2026-12-24T09:00:00Z');
      const then = await asStaff(api);
      expect(expectDetail(await then.get(paths.adminQuote(id))).paymentBlocker).toBe('expired');
      expect(expectDetail(await setValidity(id, '2026-12-31', then)).paymentBlocker).toBeNull();
      await setValidity(id, '2026-12-31', then);
      expect(await timelineOf(id)).toHaveLength(1);
    });
  });

  it('closes a card page that would be valid longer than the price, and no other page', async () => {
    const { id } = await saveAQuote(api);
    await beginDeposit(api, { quoteId: id });
    await setValidity(id, '2027-01-31');
    expect(await closings()).toEqual([]);
    await setValidity(id, '2026-11-21');
    expect(await closings()).toHaveLength(1);
  });

  it('cannot change on a quote that was revised', async () => {
    const { id } = await saveAQuote(api);
    await changeQuote(api, id, { standing: 'superseded' });
    expectError(await setValidity(id, '2026-12-31'), 'order/superseded');
  });
});

describe('the customer of a quote', () => {
  const setCustomer = (id: string, customer: object) => staff.put(paths.adminQuoteCustomer(id), customer);
  const ada = { customerName: 'Ada Lovelace', customerEmail: 'ada@example.com', customerPhone: '1' };

  it.each<[string, object, object]>([
    ['one thing alone', { customerPhone: ' 0118 496 0123 ' }, { ...ada, customerPhone: '0118 496 0123' }],
    [
      'nothing any more',
      { customerName: '', customerEmail: null, customerPhone: ' ' },
      { customerName: null, customerEmail: null, customerPhone: null },
    ],
    ['somebody else', { customerName: 'Bea' }, { ...ada, customerName: 'Bea' }],
  ])('changes to %s (D14)', async (_, change, after) => {
    const { id } = await saveAQuote(api);
    await setCustomer(id, ada);
    expect(expectDetail(await setCustomer(id, change))).toMatchObject(after);
    expect((await timelineOf(id))[1]).toEqual({
      kind: 'customer-changed',
      details: after,
      actor_id: expect.any(Number),
    });
    expect(JSON.stringify(await auditEntriesOf(api, id))).not.toMatch(/\bAda\b|\bBea\b|ada@|0118/);
  });

  it('changes once for equal requests', async () => {
    const { id } = await saveAQuote(api);
    await Promise.all([setCustomer(id, ada), setCustomer(id, ada)]);
    expect(await timelineOf(id)).toHaveLength(1);
    expect(await actionsOf(id)).toEqual(['quote.set-customer']);
  });

  it.each([
    { customerEmail: 'nobody' },
    { customerEmail: 'a@b.example, c@d.example' },
    { customerName: 'x'.repeat(161) },
  ])('cannot be %j', { tags: 'thorough' }, async (customer) => {
    const { id } = await saveAQuote(api);
    expectError(await setCustomer(id, customer), 'request/invalid');
    expect(await timelineOf(id)).toEqual([]);
  });
});
