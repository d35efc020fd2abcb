import {
  paths,
  type AdminQuoteDetail,
  type AdminTask,
  type BoardColumn,
  type MeasurementsPreview,
  type QuoteResponse,
  type SaveMeasurementsResponse,
  type SaveQuoteRequest,
  type SaveStaffQuoteResponse,
  type Workload,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { changeCatalogue } from '../../testing/builders/change-catalogue';
import { expireQuote } from '../../testing/builders/change-quote';
import { emptiedSql } from '../../testing/database/emptied';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { useStaff } from '../../testing/servers/use-api';
import { beginDeposit } from '../../payments/testing/a-deposit';
import { payByCard, useCards } from '../../payments/testing/use-cards';
import { takeAnOrder } from '../../testing/builders/take-an-order';

const { api, cards, now } = useCards({ SESSION_IDLE_MINUTES: '1000' });
const staff = useStaff(api);
let parts: CatalogueParts;
beforeAll(async () => {
  parts = await readCatalogue(api);
});
beforeEach(() => api.sql(emptiedSql('quote, deposit, mail, staff_task')));

const otherTops = (count: number, amount: string) => ({
  kind: 'quantity',
  label: `${count} more of the same`,
  calculation: `${count + 1} tops at £357.00 each`,
  amount,
});
const post = (details: Partial<SaveQuoteRequest>) => api.post(paths.quotes, aQuote(parts, details));
const flat = (details: Partial<SaveQuoteRequest> = {}) => saveAQuote(api, { quantity: 24, ...details });
const detailOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
const measure = async (id: string, price: 'keep' | 'revise') => {
  const sizes = { lengthMm: 1194, widthMm: 350, how: 'phone', knownVersion: null, price };
  return expectSuccess<SaveMeasurementsResponse>(staff.post(paths.measurements(id), sizes));
};
const ordered = async (details: Partial<SaveQuoteRequest> = {}) => {
  const quote = await flat(details);
  await takeAnOrder(staff, [quote]);
  return quote;
};

describe('a quote of several equal tops', () => {
  it.each([undefined, null, '', 1, '1'])('has one top for quantity %j', async (quantity) => {
    const quote = await saveAQuote(api, {
      ...(quantity !== undefined && { quantity }),
      totalPrice: '357.00',
    });
    expect(quote).toMatchObject({ quantity: 1, totalPrice: '357.00' });
    expect(quote.lines.map(({ kind }) => kind)).toEqual(['surface']);
  });

  it.each([24, '24'])('costs a multiple, and shows the number: %j', async (quantity) => {
    const quote = await saveAQuote(api, { quantity, totalPrice: '8568.00' });
    expect(quote).toMatchObject({ quantity: 24, totalPrice: '8568.00', area: '0.42' });
    expect(quote.lines.at(-1)).toEqual(otherTops(23, '8211.00'));
    expect((await api.get(paths.quote(quote.id))).json()).toEqual(quote);
  });

  it.each([0, 100, -1, 1.5, '0', '100', '2.5', 'two', [2], true])(
    'rejects the quantity %j',
    async (quantity) => {
      expectError(await post({ quantity: quantity as number }), 'request/invalid');
    },
  );

  it('has a price that fits the database, at the highest rate', async () => {
    const [{ before } = { before: '' }] = await api.sql<{ before: string }>(
      `SELECT price_modifier AS before FROM color WHERE name = 'Calacatta Gold'`,
    );
    const set = (rate: string) =>
      changeCatalogue(api, `UPDATE color SET price_modifier = ${rate} WHERE name = 'Calacatta Gold'`);
    await set('9999.99');
    try {
      const quote = await saveAQuote(api, { quantity: 99, length: 3000 });
      expect(quote.totalPrice).toBe('103949896.05');
      const deposit = await beginDeposit(api, { quoteId: quote.id });
      expect(deposit.depositAmount).toBe('10394989.61');
    } finally {
      await set(before);
    }
  });

  it('adds up in a basket with others', async () => {
    const basket = await fillBasket(api, aSession(), await flat(), await saveAQuote(api));
    expect(basket.totalAmount).toBe('8925.00');
    expect(basket.items.map(({ quote }) => quote.quantity)).toEqual([24, 1]);
  });
});

describe('an adjustment for several tops', () => {
  const adjustments = [{ unit: 'pounds', amount: '-68.00', reason: 'All of one flat' }];
  const saveQuote = () =>
    expectSuccess<SaveStaffQuoteResponse>(
      staff.post(paths.adminQuotes, { ...aQuote(parts, { quantity: 24 }), adjustments }),
    );
  const renew = async (id: string, quantity: number): Promise<QuoteResponse> => {
    await expireQuote(api, id, now());
    return expectSuccess(post({ replacesQuoteId: id, quantity }));
  };

  it('is one last line, once', async () => {
    const { id, totalPrice } = await saveQuote();
    expect(totalPrice).toBe('8500.00');
    const { lines, quantity } = await detailOf(id);
    expect(quantity).toBe(24);
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['surface', '357.00'],
      ['quantity', '8211.00'],
      ['adjustment', '-68.00'],
    ]);
  });

  it('is kept in a renewal of as many tops, and not for another number', async () => {
    expect(await renew((await saveQuote()).id, 24)).toMatchObject({ totalPrice: '8500.00' });
    expect(await renew((await saveQuote()).id, 23)).toMatchObject({
      totalPrice: '8211.00',
      replacesQuoteId: null,
    });
  });

  it('is kept after measuring, when the sizes and rates of the tops differ', async () => {
    const { id } = await saveQuote();
    const preview = await staff.post(paths.previewMeasurements(id), { lengthMm: 1194, widthMm: 350 });
    // 24 × £355.22 − £68.00.
    expect(preview.json<MeasurementsPreview>()).toMatchObject({ newTotal: '8457.28', difference: '-42.72' });
    const { revisedQuote } = await measure(id, 'revise');
    expect(revisedQuote?.totalPrice).toBe('8457.28');
    const revised = (await api.get(paths.quote(revisedQuote?.id ?? ''))).json<QuoteResponse>();
    expect(revised).toMatchObject({ quantity: 24, length: 1194, totalPrice: '8457.28' });
    expect(revised.lines.map(({ amount }) => amount)).toEqual(['355.22', '8170.06', '-68.00']);
  });
});

describe('an order of several equal tops', () => {
  it('has one deposit, and invoices with the number of tops', async () => {
    const quote = await flat();
    const deposit = await beginDeposit(api, {
      quoteId: quote.id,
      needsDelivery: true,
      deliveryAddress: '1 Kings Road, Reading',
    });
    // The flat delivery fee covers two tops.
    expect(deposit).toMatchObject({ depositAmount: '860.30' });
    await payByCard(api, cards, deposit);

    const tasks = (await staff.get(paths.adminTasks)).json<AdminTask[]>();
    expect(tasks.filter(({ kind }) => kind === 'arrange-delivery')).toMatchObject([
      { detail: '24 tops: one delivery covers two.' },
    ]);
    const [line] = await api.sql<{ description: string }>(
      'SELECT description FROM invoice_line WHERE quote_id = $1',
      [quote.id],
    );
    expect(line?.description).toBe(
      'Deposit towards 24\u00a0× Calacatta Gold Marble, 20mm (Standard), 1200\u00a0×\u00a0350\u00a0mm, £357.00 each',
    );
  });

  it('counts all of them in the workload and the stone', async () => {
    const { id } = await ordered();
    const { id: single } = await ordered({ quantity: 1 });
    const column = async (name: string) =>
      (await staff.get(`${paths.adminBoard}/${name}`)).json<BoardColumn>();
    expect(await column('to-measure')).toMatchObject({ total: 2, squareMetres: '10.50' });
    for (const quoteId of [id, single]) await measure(quoteId, 'keep');
    expect((await column('measured')).cards.map(({ quantity }) => quantity)).toEqual([24, 1]);
    const work = (await staff.get(paths.workload)).json<Workload>();
    expect(JSON.stringify(work)).toContain('"squareMetres":"10.50"');
  });

  it('has the number of tops in large type on the job sheet and the quote', async () => {
    const { id } = await ordered();
    await measure(id, 'keep');
    const read = async (path: string) => readPdf((await staff.get(path)).rawPayload);
    const job = await read(paths.jobSheet(id));
    expect(job.text).toContain('24 tops');
    expect(job.text).toContain('Cut 24 of them, each 1194 × 350');
    const paper = await read(paths.quotePdf(id));
    expect(paper.text).toContain('23 more of the same 24 tops at £357.00 each £8,211.00');
    expect(paper.text).toContain('24 tops inc. VAT £8,568.00');
  });
});
