import { paths, type AdminQuote, type AdminQuoteDetail, type TimelineEvent } from '@app/contracts';
import { beginDeposit } from '../../payments/testing/a-deposit';
import { emptiedSql } from '../../testing/database/emptied';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';

const morning = new Date('2026-11-21T09:00:00.000Z');
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000);
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';

let now = morning;
const api = useApi({
  now: () => now,
  cardPayments: new FakeCardPayments(() => now),
  env: { SESSION_IDLE_MINUTES: '1000' },
});
const staff = useStaff(api);
beforeEach(async () => {
  now = morning;
  await api.sql(emptiedSql('quote, deposit, mail, use_counter'));
});

const detailOf = async (id: string): Promise<AdminQuoteDetail> => {
  const reply = await staff.get(paths.adminQuote(id));
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.json<AdminQuoteDetail>();
};
const addEntry = (id: string, kind: string, details: object, at = morning, actorId: number | null = null) =>
  api.sql('INSERT INTO timeline_entry (quote_id, kind, details, at, actor_id) VALUES ($1, $2, $3, $4, $5)', [
    id,
    kind,
    JSON.stringify(details),
    at,
    actorId,
  ]);
const timelineOf = ({ timeline }: AdminQuoteDetail) => timeline.map(({ text, detail }) => [text, detail]);

describe('the detail of a quote', () => {
  it('has the same values as its row in the list, with price lines and parts', async () => {
    const parts = await readCatalogue(api);
    const sink = parts.sinkTypes[1];
    const cutout = parts.cutouts[1];
    const quote = await saveAQuote(api, {
      sinkTypeId: sink?.id ?? null,
      cutoutIds: [cutout?.id ?? 0],
      notes: 'By the window',
    });
    await changeQuote(api, null, { customerName: 'Ada', deliveryAddress: '1 High Street, RG1 1AA' });
    const [line] = (await staff.get(paths.adminQuotes)).json<AdminQuote[]>();
    const detail = await detailOf(quote.id);
    expect(detail).toMatchObject({ ...line, color: { ...line?.color } });
    expect(detail).toMatchObject({
      customerName: 'Ada',
      lines: quote.lines,
      adjustments: [],
      color: { stripUrl: quote.color.stripUrl },
      cutouts: [{ id: cutout?.id, name: cutout?.name }],
      materialId: quote.materialId,
      colorId: quote.colorId,
      thicknessId: quote.thicknessId,
      sinkTypeId: sink?.id,
      cutoutIds: [cutout?.id],
      deliveryAddress: '1 High Street, RG1 1AA',
      paymentBlocker: null,
      deletionBlocker: null,
      replaces: null,
      replacedBy: null,
      revision: null,
      measurements: null,
      deposits: [],
    });
    expect(timelineOf(detail)).toEqual([['Quote saved', null]]);
  });

  it('links to the quote it replaces and the quote that replaced it', async () => {
    const one = await saveAQuote(api);
    const two = await saveAQuote(api, { replacesQuoteId: one.id });
    expect((await detailOf(one.id)).replacedBy).toEqual({
      id: two.id,
      reference: two.reference,
      totalPrice: two.totalPrice,
      state: null,
    });
    const detail = await detailOf(two.id);
    expect(detail.replaces).toEqual({ id: one.id, reference: one.reference });
    expect(timelineOf(detail)).toEqual([['Quote saved', `In place of ${one.reference}`]]);
  });

  it('shows its deposits with attempts, and why it cannot be deleted while a payment is pending (D22)', async () => {
    const quote = await saveAQuote(api);
    const deposit = await beginDeposit(api, { quoteId: quote.id });
    const detail = await detailOf(quote.id);
    expect(detail.deposits).toMatchObject([
      {
        id: deposit.id,
        paymentStatus: 'pending',
        depositAmount: '35.70',
        refundedAmount: '0.00',
        refundableAmount: '0.00',
        quotes: [{ id: quote.id, reference: quote.reference }],
        attempts: [{ number: 1, state: 'open', amount: '35.70', checkoutId: deposit.sumupCheckoutId }],
        refunds: [],
      },
    ]);
    expect(detail).toMatchObject({
      deletionBlocker: 'A deposit for this quote is being paid.',
      customerEmail: 'ada@example.com',
      deposit: { id: deposit.id },
    });
    expect(timelineOf(detail)).toEqual([
      ['Deposit of £35.70 begun', null],
      ['Customer details changed', 'Ada Lovelace · ada@example.com · 0118 496 0123'],
      ['Quote saved', null],
    ]);
  });

  it('shows its history newest first, with who did it and attachments', async () => {
    const { id } = await saveAQuote(api);
    const [admin] = await api.sql<{ id: number; first_name: string }>(
      'SELECT id, first_name FROM staff_user',
    );
    await addEntry(id, 'note', { text: 'Rang back\nsends the sizes' }, later(1), admin?.id);
    await addEntry(id, 'deposit-not-paid', { outcome: 'expired' }, later(2));
    await api.sql(
      `INSERT INTO attachment (id, quote_id, name, type, size, created_at)
       VALUES ($1, $2, 'plan.pdf', 'application/pdf', 1000, $3)`,
      [unknownId, id, later(3)],
    );
    await addEntry(id, 'note', { erased: true }, later(4), 987_654);
    await addEntry(id, 'kind-of-a-newer-version', {}, later(5));
    const { timeline } = await detailOf(id);
    const event = (rest: Partial<TimelineEvent>) => ({ detail: null, tone: 'plain', by: null, ...rest });
    expect(timeline.map(({ at }) => at)).toEqual(
      [5, 4, 3, 2, 1, 0].map((minutes) => later(minutes).toISOString()),
    );
    expect(timeline.map(({ id: _id, at: _at, ...rest }) => rest)).toEqual([
      event({ kind: 'kind-of-a-newer-version', text: 'Kind of a newer version' }),
      event({ kind: 'note', text: 'Note', detail: 'Erased', tone: 'note' }),
      event({ kind: 'attachment-added', text: 'File added', detail: 'plan.pdf' }),
      event({
        kind: 'deposit-not-paid',
        text: 'Deposit not paid',
        detail: 'Nothing was paid on the card page in its time.',
      }),
      event({
        kind: 'note',
        text: 'Note',
        detail: 'Rang back\nsends the sizes',
        tone: 'note',
        by: admin?.first_name,
      }),
      event({ kind: 'saved', text: 'Quote saved' }),
    ]);
    expect(new Set(timeline.map((entry) => entry.id)).size).toBe(timeline.length);
  });

  it('shows the customer entered at creation in the creation event, and later changes as separate events', async () => {
    const { id } = await saveAQuote(api);
    await addEntry(id, 'made-by-staff', { inquiry: null });
    await addEntry(id, 'customer-changed', { customerName: 'Ada Lovelace' });
    await addEntry(id, 'customer-changed', { customerName: 'Ada King' }, later(1));
    expect(timelineOf(await detailOf(id))).toEqual([
      ['Customer details changed', 'Ada King'],
      ['Quote made by staff', 'Ada Lovelace'],
    ]);
  });

  it("lists attachments of replaced quotes, but their events only in those quotes' timelines", async () => {
    const { id } = await saveAQuote(api);
    await api.sql(
      `INSERT INTO attachment (id, quote_id, name, type, size, created_at)
       VALUES ($1, $2, 'plan.pdf', 'application/pdf', 1000, $3)`,
      [unknownId, id, morning],
    );
    const newer = await saveAQuote(api, { replacesQuoteId: id });
    const newest = await detailOf((await saveAQuote(api, { replacesQuoteId: newer.id })).id);
    expect(newest).toMatchObject({ attachmentCount: 1, attachments: [{ name: 'plan.pdf' }] });
    expect(timelineOf(newest)).toEqual([['Quote saved', `In place of ${newer.reference}`]]);
  });
});
