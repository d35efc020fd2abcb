import { paths, quoteIdPattern, type AdminQuote, type QuoteResponse } from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { emptiedSql } from '../../testing/database/emptied';
import { useApi, useSession } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';
import { expectPage } from '../../testing/expect-success';

const morning = new Date('2026-11-21T09:00:00.000Z');
const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';

let now = morning;
let parts: CatalogueParts;
const api = useApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '1000' } });
const admin = useSession(api);
beforeAll(async () => {
  parts = await readCatalogue(api);
});
const empty = async () => {
  now = morning;
  await api.sql(emptiedSql('quote, deposit, contact_inquiry, trade_inquiry, mail, use_counter'));
};

const list = (query = '') =>
  expectPage<AdminQuote>(api.get(`${paths.adminQuotes}${query && `?${query}`}`, admin));
let depositCount = 0;
/** Inserts a deposit row. */
async function addDeposit(quoteId: string, status: string, createdAt: Date): Promise<void> {
  const id = `${String((depositCount += 1)).padStart(21, '0')}A`;
  await api.sql(
    `WITH begun AS (
       INSERT INTO customer_order (id, channel, created_at, deposit_amount, price) VALUES ($1, 'web', $2, 35.70, 357))
     INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position) VALUES ($1, $3, $3, $3, 1)`,
    [id, createdAt, quoteId],
  );
  await api.sql(
    `INSERT INTO deposit (id, order_id, status, customer_name, customer_email, customer_phone, tops_amount, delivery_amount,
       total_amount, deposit_amount, needs_delivery, description, created_at, paid_at)
     VALUES ($1, $1, $2, 'Ada', 'ada@example.com', '1', 357, 0, 357, 35.70, false, '', $3, $4)`,
    [id, status, createdAt, status === 'paid' ? createdAt : null],
  );
}

describe('the list of quotes', () => {
  beforeEach(empty);

  it('has everything staff need of a quote in one row, including the customer', async () => {
    const { id, reference } = await saveAQuote(api, {
      sinkTypeId: parts.sinkTypes[1]?.id ?? null,
      cutoutIds: [parts.cutouts[1]?.id ?? 0],
      notes: 'By the window',
    });
    await changeQuote(api, null, {
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      customerPhone: '0118 496 0123',
    });
    const quote = (await api.get(paths.quote(id))).json<QuoteResponse>();
    expect((await list()).rows).toEqual([
      {
        id,
        reference,
        status: 'pending',
        stage: null,
        customerName: 'Ada Lovelace',
        customerEmail: 'ada@example.com',
        customerPhone: '0118 496 0123',
        material: { name: 'Marble' },
        color: {
          name: 'Calacatta Gold',
          hexCode: quote.color.hexCode,
          imageUrl: quote.color.images[0]?.url ?? null,
        },
        thickness: { displayName: quote.thickness.displayName },
        sinkType: quote.sinkType,
        cutout: quote.cutout,
        notes: 'By the window',
        length: 1200,
        width: 350,
        area: '0.42',
        totalPrice: quote.totalPrice,
        createdAt: quote.createdAt,
        validUntil: quote.validUntil,
        channel: 'web',
        expectedDeposit: '47.70',
        receivedDeposit: '0.00',
        isRefunded: false,
        deposit: null,
        payment: 'none',
        recordedMethods: [],
        paymentBlocker: null,
        isAdjusted: false,
        isMeasured: false,
        isSuperseded: false,
        currentQuote: null,
        order: null,
        job: null,
        quantity: 1,
        deletedAt: null,
        attachmentCount: 0,
        attachments: [],
      },
    ]);
    expect(quote.color.images[0]?.url).toMatch(/^\/stone\//);
    expect(quote.sinkType.name).not.toBe('No Sink');
  });

  it('shows the latest deposit of each quote', async () => {
    const [one, two] = [await saveAQuote(api), await saveAQuote(api)];
    await addDeposit(one.id, 'failed', later(1));
    await addDeposit(one.id, 'paid', later(3));
    await addDeposit(one.id, 'failed', later(2));
    await addDeposit(two.id, 'review', later(1));
    const deposits = new Map((await list()).rows.map(({ id, deposit }) => [id, deposit]));
    expect(deposits.get(one.id)).toEqual({
      id: expect.stringMatching(quoteIdPattern),
      paymentStatus: 'paid',
      depositAmount: '35.70',
      createdAt: later(3).toISOString(),
    });
    expect(deposits.get(two.id)?.paymentStatus).toBe('review');
  });

  it('shows the attachments of each quote', async () => {
    const { id } = await saveAQuote(api);
    const other = await saveAQuote(api);
    await api.sql(
      `INSERT INTO attachment (id, quote_id, name, type, size, created_at)
       VALUES ($1, $2, 'plan.pdf', 'application/pdf', 1000, $3)`,
      [unknownId, id, morning],
    );
    const { rows } = await list();
    const [sent] = rows.filter((row) => row.id === id);
    expect(sent?.attachmentCount).toBe(1);
    expect(sent?.attachments).toEqual([
      {
        id: unknownId,
        name: 'plan.pdf',
        type: 'application/pdf',
        size: 1000,
        purpose: 'sent',
        url: paths.adminAttachment(unknownId),
        createdAt: new Date(morning).toISOString(),
      },
    ]);
    expect(rows.find((row) => row.id === other.id)?.attachments).toEqual([]);
  });

  it('leaves out deleted quotes', async () => {
    const { id } = await saveAQuote(api);
    await saveAQuote(api);
    await changeQuote(api, id, { deletedAt: new Date() });
    const { rows, total } = await list();
    expect(rows.map((row) => row.id)).not.toContain(id);
    expect([rows.length, total]).toEqual([1, '1']);
  });
});
