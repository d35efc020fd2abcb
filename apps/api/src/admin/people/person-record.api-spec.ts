import { idempotencyKeyHeader, paths, type PersonRecord, type SaveStaffQuoteResponse } from '@app/contracts';
import { newIdempotencyKey } from '../../payments/testing/a-deposit';
import { aQuote } from '../../testing/builders/a-quote';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';

const now = new Date('2026-11-21T10:00:00.000Z');
const api = useApi({ now: () => now });
const staff = useStaff(api);

const email = 'ada@example.com';
async function recordOf(key: string, also: string[] = []): Promise<PersonRecord> {
  return expectSuccess(staff.post(paths.personRecord, { key, also }));
}
const idOf = (reply: { json: <T>() => T }) => reply.json<{ id: string }>().id;

async function sell(customer: object): Promise<SaveStaffQuoteResponse> {
  const quote = aQuote(await readCatalogue(api));
  return (await staff.post(paths.adminQuotes, { ...quote, ...customer, channel: 'phone' })).json();
}

it('has all rows with the email address, and no rows of people with the same name or phone number', async () => {
  const customer = { customerName: 'Ada Lovelace', customerPhone: '0118 496 0123' };
  const order = await sell({ ...customer, customerEmail: 'Ada@Example.com' });
  const quote = await sell({ ...customer, customerEmail: email });
  const other = await sell({ ...customer, customerEmail: 'joann.ada@example.com' });
  const onPhone = await sell({ customerPhone: '+44 118 496 0123' });
  const gone = await sell({ customerEmail: email });
  await staff.delete(paths.adminQuote(gone.id));
  const payment = { amount: order.totalPrice, method: 'cash', paidOn: '2026-11-21', sendsReceipt: false };
  await staff.post(paths.recordedPayments(order.id), payment, {
    [idempotencyKeyHeader]: newIdempotencyKey(),
  });
  await staff.post(paths.quoteAppointments(order.id), { kind: 'measuring-visit', startsAt: null });
  const contact = idOf(await api.post(paths.contact, aContact()));
  const trade = idOf(await api.post(paths.tradeInquiries, aTradeInquiry()));
  await api.post(paths.contact, { ...aContact(), email: 'bob@example.com' });
  await staff.post(paths.answerInquiry('contact', contact), { text: 'Yes, we do.' });
  await staff.post(paths.inquiryReplies('contact', contact), { text: 'Good.', method: 'phone' });

  const record = await recordOf('ADA@example.com ');
  expect(record.quotes.map(({ id }) => id).sort()).toEqual([order.id, quote.id].sort());
  expect(record.quotes.find(({ id }) => id === order.id)).toMatchObject({
    reference: order.reference,
    stage: 'to-measure',
    totalPrice: order.totalPrice,
    received: order.totalPrice,
    orderMoney: { price: order.totalPrice, received: order.totalPrice },
    length: expect.any(Number) as number,
    color: expect.any(String) as string,
  });
  expect(record.quotes.find(({ id }) => id === quote.id)).toMatchObject({
    stage: null,
    received: '0.00',
    orderMoney: null,
  });
  expect(record.inquiries.map(({ form, id, messageCount }) => ({ form, id, messageCount }))).toEqual(
    expect.arrayContaining([
      { form: 'contact', id: contact, messageCount: 2 },
      { form: 'trade', id: trade, messageCount: 0 },
    ]),
  );
  expect(record.appointments).toMatchObject([
    {
      quoteId: order.id,
      reference: order.reference,
      kind: 'measuring-visit',
      state: 'offered',
      startsAt: null,
    },
  ]);
  expect(record.mails.map(({ label }) => label)).toContain('Answer to an inquiry');
  for (const { id } of [other, onPhone]) expect(record.quotes.map((one) => one.id)).not.toContain(id);

  const both = await recordOf(email, ['0118 496 0123']);
  expect(both.quotes).toHaveLength(3);
  expect((await recordOf('nobody@example.com')).quotes).toEqual([]);
  expectError(await staff.post(paths.personRecord, { key: 'nobody' }), 'person/not-found');
});

describe('a note', () => {
  const note = (text: string, key = email, headers: Record<string, string> = {}) =>
    staff.post(paths.personNotes, { key, text }, headers);
  const notesOf = async () => (await recordOf(email)).notes;

  it('is saved once, can be deleted, and restored', async () => {
    const headers = { [idempotencyKeyHeader]: newIdempotencyKey() };
    for (const key of [email, 'ADA@example.com'])
      expect((await note(' Rings back late. ', key, headers)).statusCode).toBe(204);
    const [kept, ...more] = await notesOf();
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ text: 'Rings back late.', by: 'Alison', createdAt: now.toISOString() });
    const id = kept?.id ?? '';
    for (const path of [paths.personNote(id), paths.personNote(id)])
      expect((await staff.delete(path)).statusCode).toBe(204);
    expect(await notesOf()).toEqual([]);
    expect((await staff.post(paths.restorePersonNote(id), {})).statusCode).toBe(204);
    expect(await notesOf()).toEqual([kept]);
    const entries = await api.sql<{ action: string }>(
      `SELECT action, before, after FROM audit_entry WHERE subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'person.add-note',
      'person.delete-note',
      'person.restore-note',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/ada@|Rings back/i);
  });

  it('is rejected for a person without data', async () => {
    expectError(await note('Who?', 'nobody@example.com'), 'person/not-found');
    expectError(await note('Who?', 'nobody'), 'person/not-found');
    expectError(await note('  '), 'request/invalid');
    for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'x']) {
      expectError(await staff.delete(paths.personNote(id)), 'person/no-note');
      expectError(await staff.post(paths.restorePersonNote(id), {}), 'person/no-note');
    }
  });
});
