import {
  idempotencyKeyHeader,
  paths,
  quoteStatuses,
  type ErrorCode,
  type QuoteStatus,
  type SaveMeasurementsResponse,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { newIdempotencyKey, beginDeposit, withKey } from '../../payments/testing/a-deposit';
import { emptiedSql } from '../../testing/database/emptied';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';
import type { StaffCalls } from '../../testing/as-staff';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { expectDetail, quoteTraces } from './testing/quote-traces';
import { changeQuote } from '../../testing/builders/change-quote';

const morning = new Date('2026-11-21T09:00:00.000Z');
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';

let now = morning;
const cardPayments = new FakeCardPayments(() => now);
const api = useApi({ now: () => now, cardPayments, env: { SESSION_IDLE_MINUTES: '1000' } });
const staff = useStaff(api);
beforeEach(async () => {
  now = morning;
  await api.sql(emptiedSql('quote, deposit, mail, outbox_message, use_counter'));
});

const { rowOf, timelineOf, actionsOf, closePageMessages: closings } = quoteTraces(() => api);

type Reply = Awaited<ReturnType<StaffCalls['get']>>;
const setStatus = (id: string, status: string) => staff.put(paths.adminQuoteStatus(id), { status });

/** All actions of staff on a quote, by name. */
const actions: [string, (id: string) => Promise<Reply>][] = [
  ['status', (id) => setStatus(id, 'approved')],
  ['deletion', (id) => staff.delete(paths.adminQuote(id))],
  ['restoring', (id) => staff.post(paths.restoreQuote(id), {})],
  ['note', (id) => staff.post(paths.adminQuoteNotes(id), { text: 'Rang back' })],
  ['validity', (id) => staff.put(paths.adminQuoteValidity(id), { lastValidDay: '2026-12-31' })],
  ['customer', (id) => staff.put(paths.adminQuoteCustomer(id), { customerName: 'Ada' })],
  ['follow-up', (id) => staff.post(paths.quoteFollowUp(id), { subject: 'Your top', text: 'Hello' })],
  ['email', (id) => staff.post(paths.adminEmailQuote(id), { email: 'ada@example.com' })],
];

describe.each(actions)('%s', { tags: 'thorough' }, (_, act) => {
  it.each([unknownId, 'nonsense', `${unknownId}'`])('responds 404 for the id %j', async (id) => {
    expectError(await act(id), 'quote/not-found');
  });
});

it.each(actions.filter(([name]) => !['deletion', 'restoring', 'note'].includes(name)))(
  '%s: needs a deleted quote to be restored first',
  async (_, act) => {
    const { id } = await saveAQuote(api);
    await staff.delete(paths.adminQuote(id));
    expectError(await act(id), 'order/deleted');
    expect(await actionsOf(id)).toEqual(['quote.delete']);
  },
);

it.each(actions.filter(([name]) => name !== 'restoring'))(
  '%s: has no effect if its audit entry cannot be written',
  { tags: 'thorough' },
  async (_, act) => {
    const { id } = await saveAQuote(api);
    await changeQuote(api, id, { customerEmail: 'ada@example.com' });
    const before = await rowOf(id);
    await api.sql(`ALTER TABLE audit_entry ADD CONSTRAINT broken CHECK (subject_kind <> 'quote') NOT VALID`);
    try {
      expectError(await act(id), 'server/unexpected');
    } finally {
      await api.sql('ALTER TABLE audit_entry DROP CONSTRAINT broken');
    }
    expect(await rowOf(id)).toEqual(before);
    expect(await timelineOf(id)).toEqual([]);
    expect(await api.sql('SELECT FROM mail')).toEqual([]);
    expect((await act(id)).statusCode).toBeLessThan(300);
  },
);

describe('the status of a quote', () => {
  it('cannot change on a revised quote that its customer has not agreed to', async () => {
    const original = await saveAQuote(api);
    const reply = await staff.post(paths.measurements(original.id), {
      lengthMm: 1194,
      widthMm: 350,
      how: 'phone',
      knownVersion: null,
      price: 'revise',
    });
    const id = reply.json<SaveMeasurementsResponse>().revisedQuote?.id ?? '';
    for (const state of ['proposed', 'declined', 'withdrawn']) {
      await api.sql(
        `UPDATE quote_revision SET state = $2, answered_at = CASE WHEN $2 <> 'proposed' THEN now() END
         WHERE quote_id = $1`,
        [id, state],
      );
      const before = await rowOf(id);
      expectError(await setStatus(id, 'approved'), 'revision/not-agreed');
      expect(await rowOf(id)).toEqual(before);
    }
    await api.sql(`UPDATE quote_revision SET state = 'agreed' WHERE quote_id = $1`, [id]);
    expect((await setStatus(id, 'approved')).statusCode).toBe(200);
  });

  const moves = quoteStatuses.flatMap((from) => quoteStatuses.map((to) => [from, to] as const));

  it.each(moves)('changes from %s to %s (specification §4)', { tags: 'thorough' }, async (from, to) => {
    const { id, reference } = await saveAQuote(api);
    await changeQuote(api, id, { status: from });
    const reply = await setStatus(id, to);
    expect([reply.statusCode, reply.json()]).toEqual([200, { id, status: to }]);
    expect((await rowOf(id)).status).toBe(to);
    const isChange = from !== to;
    const [entry] = await timelineOf(id);
    expect(entry).toEqual(
      isChange
        ? { kind: 'status-changed', details: { status: to, before: from }, actor_id: expect.any(Number) }
        : undefined,
    );
    const [logged] = await auditEntriesOf(api, id);
    expect(logged && [logged.action, logged.subject_name, logged.before, logged.after]).toEqual(
      isChange ? ['quote.set-status', reference, { status: from }, { status: to }] : undefined,
    );
  });

  it('changes once for two equal simultaneous requests, and twice for different requests', async () => {
    const { id } = await saveAQuote(api);
    await Promise.all([setStatus(id, 'approved'), setStatus(id, 'approved')]);
    expect(await timelineOf(id)).toHaveLength(1);
    await Promise.all([setStatus(id, 'declined'), setStatus(id, 'completed')]);
    const [, one, two] = (await timelineOf(id)) as {
      details: { status: QuoteStatus; before: QuoteStatus };
    }[];
    expect([one?.details.before, two?.details.before]).toEqual(['approved', one?.details.status]);
    expect((await rowOf(id)).status).toBe(two?.details.status);
  });

  it.each<[QuoteStatus, number]>([
    ['declined', 1],
    ['completed', 1],
    ['approved', 0],
  ])('%s closes an open card page: %i', async (status, messages) => {
    const { id } = await saveAQuote(api);
    await beginDeposit(api, { quoteId: id });
    await setStatus(id, status);
    expect(await closings()).toEqual(Array(messages).fill({ payload: { quoteId: id } }));
  });
});

describe('a deleted quote', () => {
  it('is hidden from visitors and lists until it is restored (D22)', async () => {
    const { id } = await saveAQuote(api);
    expect(expectDetail(await staff.delete(paths.adminQuote(id))).deletedAt).toBe(morning.toISOString());
    expectError(await api.get(paths.quote(id)), 'quote/not-found');
    expectError(await api.get(paths.quotePdf(id)), 'quote/not-found');
    expect((await staff.get(paths.adminQuotes)).json()).toEqual([]);

    expect(expectDetail(await staff.post(paths.restoreQuote(id), {})).deletedAt).toBeNull();
    expect((await api.get(paths.quote(id))).statusCode).toBe(200);
    expect(await actionsOf(id)).toEqual(['quote.delete', 'quote.restore']);
    expect((await timelineOf(id)).map(({ kind }) => kind)).toEqual(['deleted', 'restored']);
  });

  it('is deleted and restored once for simultaneous requests', async () => {
    const { id } = await saveAQuote(api);
    const replies = await Promise.all([1, 2, 3].map(() => staff.delete(paths.adminQuote(id))));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const again = await Promise.all([1, 2, 3].map(() => staff.post(paths.restoreQuote(id), {})));
    expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expectError(await staff.post(paths.restoreQuote(id), {}), 'order/not-deleted');
    expect(await actionsOf(id)).toEqual(['quote.delete', 'quote.restore']);
  });

  it.each([
    ['open', 'A deposit for this quote is being paid.'],
    ['review', 'A payment for this quote is under review.'],
    ['paid', 'A deposit for this quote has been paid.'],
  ])('cannot have a deposit that is %s (D22)', async (state, words) => {
    const { id } = await saveAQuote(api);
    await changeQuote(api, id, { depositState: state });
    expectError(await staff.delete(paths.adminQuote(id)), 'order/has-deposit');
    expect(expectDetail(await staff.get(paths.adminQuote(id)))).toMatchObject({
      deletedAt: null,
      deletionBlocker: words,
    });
    expect(await actionsOf(id)).toEqual([]);
  });
});

it('saves one note if the request is repeated after a lost response', async () => {
  const { id } = await saveAQuote(api);
  const key = newIdempotencyKey();
  const add = (text: string, by: string) => staff.post(paths.adminQuoteNotes(id), { text }, withKey(by));
  const first = expectDetail(await add('Rang back', key), 201);
  expect(expectDetail(await add('Rang back', key), 201)).toEqual(first);
  await Promise.all([add('Again', `${key}2`), add('Again', `${key}2`)]);
  expect((await timelineOf(id)).map(({ kind }) => kind)).toEqual(['note', 'note']);
  expect(await actionsOf(id)).toEqual(['quote.add-note', 'quote.add-note']);
  expectDetail(await add('Rang back', newIdempotencyKey()), 201);
  expect(await timelineOf(id)).toHaveLength(3);
  const refusal = expectError(await add('Rang back', 'too short'), 'request/invalid');
  expect(refusal.details?.fields).toMatchObject([{ field: idempotencyKeyHeader }]);
});

describe('a note', { tags: 'thorough' }, () => {
  it('is on the timeline with its author, for staff only, and not in the audit log', async () => {
    const { id } = await saveAQuote(api);
    const reply = await staff.post(paths.adminQuoteNotes(id), { text: '  Wants <it>\nbefore Christmas ' });
    expect(expectDetail(reply, 201).timeline[0]).toMatchObject({
      kind: 'note',
      detail: 'Wants <it>\nbefore Christmas',
      tone: 'note',
      by: expect.any(String),
    });
    const [logged] = await auditEntriesOf(api, id);
    expect(logged).toMatchObject({ action: 'quote.add-note', before: null, after: null });
    expect((await api.get(paths.quote(id))).body).not.toContain('Christmas');
    const { text } = await readPdf((await api.get(paths.quotePdf(id))).rawPayload);
    expect(text).not.toContain('Christmas');
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u200b '],
    ['NUL', 'a\0b'],
  ])('is rejected if it is %s', async (_, text) => {
    const { id } = await saveAQuote(api);
    expectError(await staff.post(paths.adminQuoteNotes(id), { text }), 'request/invalid');
    expect(await timelineOf(id)).toEqual([]);
  });
});

it("staff get a PDF with the customer's name, also of a deleted quote", async () => {
  const { id, reference } = await saveAQuote(api, { notes: 'By the window' });
  await staff.put(paths.adminQuoteCustomer(id), { customerName: 'Ada Lovelace' });
  await staff.delete(paths.adminQuote(id));
  const reply = await staff.get(paths.adminQuotePdf(id));
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${reference}.pdf"`,
    'cache-control': 'no-store',
  });
  const { text } = await readPdf(reply.rawPayload);
  expect(text).toContain('Ada Lovelace');
  expect(text).toContain('By the window');
  for (const nobody of [unknownId, 'x']) {
    expectError(await staff.get(paths.adminQuotePdf(nobody)), 'quote/not-found' satisfies ErrorCode);
  }
});

it('rejects a payment for a quote that was revised (D21)', async () => {
  const { id } = await saveAQuote(api);
  await changeQuote(api, id, { standing: 'superseded' });
  const reply = await api.post(paths.deposits, {
    quoteId: id,
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    customerPhone: '0118 496 0123',
  });
  expect(expectError(reply, 'deposit/not-payable').details?.quotes).toMatchObject([
    { blocker: 'superseded' },
  ]);
});
