import {
  paths,
  type AdminQuoteDetail,
  type BasketResponse,
  type MeasurementsPreview,
  type QuoteResponse,
  type SaveMeasurementsResponse,
  type SaveQuoteRequest,
  type SaveStaffQuoteRequest,
  type SaveStaffQuoteResponse,
  type SaveTradeCustomerRequest,
  type TradeCustomer,
  type TradeCustomersResponse,
  type TradePrices,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { newIdempotencyKey, withKey } from '../../payments/testing/a-deposit';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { aSession, fillBasket } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { auditEntriesOf } from '../../testing/audit-entries';
import { type CatalogueParts, readCatalogue } from '../../testing/builders/catalogue-parts';
import { expireQuote } from '../../testing/builders/change-quote';
import { emptiedSql } from '../../testing/database/emptied';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { until } from '../../testing/until';
import { untilSettled } from '../../testing/until-settled';
import { useApi, useStaff, useWorker } from '../../testing/servers/use-api';

const morning = new Date('2026-11-21T09:00:00.000Z');
const now = () => morning;
let parts: CatalogueParts;
const sender = new FakeMailSender();
const api = useApi({ now });
useWorker(api, { mailSender: sender, now });
const staff = useStaff(api);
beforeAll(async () => {
  parts = await readCatalogue(api);
});
beforeEach(async () => {
  await untilSettled(api);
  await api.sql(emptiedSql('quote, deposit, mail, use_counter, trade_customer, trade_rules'));
});

const marble = () => parts.material('Marble').id;
const marsh = (details: Partial<SaveTradeCustomerRequest> = {}): SaveTradeCustomerRequest => ({
  company: 'Marsh Bathrooms Ltd',
  email: 'Ana@Marsh.example',
  vatNumber: 'GB123456789',
  isActive: true,
  percentages: [{ materialId: marble(), percent: '12.5' }],
  ...details,
});
const add = (details?: Partial<SaveTradeCustomerRequest>) =>
  expectSuccess<TradeCustomer>(staff.post(paths.tradeCustomers, marsh(details)));
const change = async ({ id }: { id: string }, details: Partial<SaveTradeCustomerRequest>) =>
  expect((await staff.put(paths.tradeCustomer(id), marsh(details))).statusCode).toBe(200);
const setFloor = (floor: string | null) => staff.put(paths.tradeFloor, { floor });
const listed = async () => (await staff.get(paths.tradeCustomers)).json<TradeCustomersResponse>();

/** Sends a link. @returns the token in the latest mail */
async function sendLink({ id }: { id: string }): Promise<string> {
  const before = sender.sentTo('Ana@Marsh.example').length;
  expect((await staff.post(paths.tradeLink(id), {})).statusCode).toBe(200);
  await until(() => Promise.resolve(sender.sentTo('Ana@Marsh.example').length > before));
  const source = String(sender.sentTo('Ana@Marsh.example').at(-1)?.source).replace(/=\r\n/g, '');
  return /\/trade\/prices#([\w-]{43})\b/.exec(source)?.[1] ?? '';
}
const open = (token: string) => api.post(paths.tradePrices, { token });
const browserOf = (token: string) => ({ cookie: `trade=${token}` });
const pricesIn = (token: string) => api.get(paths.tradePrices, browserOf(token));

const save = (request: Partial<SaveQuoteRequest> = {}, headers: Record<string, string> = {}) =>
  api.post(paths.quotes, aQuote(parts, request), headers);
const quoteIn = (reply: Awaited<ReturnType<typeof save>>) => {
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
  return reply.json<QuoteResponse>();
};
const postQuote = (request: Partial<SaveStaffQuoteRequest> = {}) =>
  staff.post(paths.adminQuotes, { ...aQuote(parts), customerEmail: 'ana@marsh.example', ...request });
const saveQuote = (request?: Partial<SaveStaffQuoteRequest>) =>
  expectSuccess<SaveStaffQuoteResponse>(postQuote(request));
const readQuote = async (id: string) => (await api.get(paths.quote(id))).json<QuoteResponse>();
const expire = (id: string) => expireQuote(api, id, morning);
const line = { kind: 'trade', label: 'Trade price', calculation: '12.5% off £357.00', amount: '-44.63' };

describe('trade customers', () => {
  it('are listed by company with their discounts, and the audit log has no names', async () => {
    const customer = await add();
    await add({ company: 'Abbey Interiors', email: 'b@abbey.example', vatNumber: ' ', percentages: [] });
    expect((await setFloor('150')).json()).toEqual({ floor: '150.00' });
    expect(await listed()).toEqual({
      customers: [
        expect.objectContaining({ company: 'Abbey Interiors', vatNumber: null, percentages: [] }),
        {
          ...marsh(),
          id: customer.id,
          percentages: [{ materialId: marble(), percent: '12.50' }],
          linkSentAt: null,
        },
      ],
      floor: '150.00',
    });
    await change(customer, { company: 'Marsh & Daughters', percentages: [], isActive: false });
    const entries = await auditEntriesOf(api, customer.id);
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['trade-customer.create', { isActive: true, percentages: { [marble()]: '12.50' } }],
      ['trade-customer.update', { isActive: false, percentages: {}, isRenamed: true }],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/marsh/i);
  });

  it.each<[string, object, string]>([
    ['no company', { company: ' ' }, 'company'],
    ['more than half off', { percentages: [{ materialId: 1, percent: '50.01' }] }, 'percentages'],
    ['an unknown material', { percentages: [{ materialId: 9_999, percent: '10' }] }, 'percentages'],
    [
      'a material twice',
      { percentages: [1, 1].map((materialId) => ({ materialId, percent: '10' })) },
      'percentages',
    ],
  ])('are rejected with %s', async (_, details, field) => {
    const reply = await staff.post(paths.tradeCustomers, { ...marsh(), ...details });
    expect(expectError(reply, 'request/invalid').details?.fields?.map((one) => one.field)).toEqual([field]);
    expect((await listed()).customers).toEqual([]);
  });

  it('have unique email addresses, ignoring case', async () => {
    const customer = await add();
    expectError(
      await staff.post(paths.tradeCustomers, marsh({ email: 'ana@marsh.EXAMPLE' })),
      'trade/email-taken',
    );
    await change(customer, { email: 'ana@marsh.example' });
    const both = await Promise.all(
      ['Two', 'Three'].map((company) =>
        staff.post(paths.tradeCustomers, marsh({ company, email: 'two@x.example' })),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expectError(await staff.put(paths.tradeCustomer('A'.repeat(22)), marsh()), 'trade/not-found');
  });
});

describe('a quote by staff for a trade customer’s address', () => {
  it('has the discount as its last line everywhere, without naming the company', async () => {
    await add();
    const { id, totalPrice } = await saveQuote({ shownTotal: '312.37' });
    expect(totalPrice).toBe('312.37');
    const quote = await readQuote(id);
    expect(quote).toMatchObject({
      lines: [{ kind: 'surface', amount: '357.00' }, line],
      tradeToday: { percent: '12.50', floor: null },
    });
    expect(JSON.stringify(quote)).not.toMatch(/marsh|ana@/i);
    const { text } = await readPdf((await api.get(paths.quotePdf(id))).rawPayload);
    expect(text).toContain('12.5% off £357.00');
    expect(text).not.toMatch(/marsh/i);
    const basket: BasketResponse = await fillBasket(api, aSession(), { id });
    expect(basket).toMatchObject({ totalAmount: '312.37', items: [{ quote: { lines: quote.lines } }] });
    const detail = (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
    expect(detail).toMatchObject({ lines: quote.lines, expectedDeposit: '31.24' });
    expect(detail.timeline[0]?.detail).toContain('Trade price, 12.5% off');
    expect((await auditEntriesOf(api, id))[0]?.after).toMatchObject({ tradePercent: '12.50' });
  });

  it('has the discount after an adjustment, with the floor as minimum, unless the normal price is lower', async () => {
    await add();
    const adjustments = [{ unit: 'pounds' as const, amount: '-57.00', reason: 'Second top' }];
    expect((await saveQuote({ adjustments })).totalPrice).toBe('262.50');
    await setFloor('320');
    expect((await saveQuote()).totalPrice).toBe('320.00');
    expect((await readQuote((await saveQuote()).id)).lines.at(-1)?.calculation).toBe(
      '12.5% off £357.00, but not below £320.00 a piece',
    );
    await setFloor('400');
    expect(await readQuote((await saveQuote()).id)).toMatchObject({
      totalPrice: '357.00',
      lines: [{ kind: 'surface' }],
    });
  });

  it.each<[string, Partial<SaveTradeCustomerRequest>]>([
    ['not active', { isActive: false }],
    ['without a discount on that material', { percentages: [] }],
    ['somebody else', { email: 'other@marsh.example' }],
  ])('has the normal price if the trade customer is %s', async (_, details) => {
    await add(details);
    const { id, totalPrice } = await saveQuote();
    expect(totalPrice).toBe('357.00');
    expect(await readQuote(id)).toMatchObject({ lines: [{ kind: 'surface' }] });
  });

  it('has invoices made out to the company, with its VAT number', async () => {
    await add();
    const { id } = await saveQuote({ customerName: 'Ana Marsh' });
    const cash = { amount: '31.24', method: 'cash', paidOn: '2026-11-20' };
    await expectSuccess(staff.post(paths.recordedPayments(id), cash, withKey(newIdempotencyKey())));
    const [invoice] = await api.sql<{ buyer: object }>('SELECT buyer FROM invoice ORDER BY id DESC LIMIT 1');
    expect(invoice?.buyer).toMatchObject({ name: 'Marsh Bathrooms Ltd', vatNumber: 'GB123456789' });
  });

  it('keeps its price until it expires, even if the discounts change', async () => {
    const customer = await add();
    const { id } = await saveQuote();
    await change(customer, { percentages: [{ materialId: marble(), percent: '5' }] });
    await setFloor('356.99');
    expect(await readQuote(id)).toMatchObject({
      totalPrice: '312.37',
      lines: [{}, line],
      tradeToday: { percent: '5.00', floor: '356.99' },
    });
  });

  it('keeps its discount when measured at another size (decision 41)', async () => {
    const customer = await add();
    await setFloor('300.00');
    const { id } = await saveQuote();
    await change(customer, { isActive: false });
    await setFloor(null);
    const input = { lengthMm: 1194, widthMm: 350 };
    const preview = await staff.post(paths.previewMeasurements(id), input);
    expect(preview.json<MeasurementsPreview>()).toMatchObject({ currentTotal: '312.37', newTotal: '310.82' });
    const measured = await staff.post(paths.measurements(id), {
      ...input,
      how: 'phone',
      knownVersion: null,
      price: 'revise',
    });
    const { revisedQuote } = measured.json<SaveMeasurementsResponse>();
    expect(await readQuote(revisedQuote?.id ?? '')).toMatchObject({
      totalPrice: '310.82',
      lines: [{ amount: '355.22' }, { ...line, calculation: '12.5% off £355.22', amount: '-44.40' }],
    });
  });
});

describe('a renewed quote (D4)', () => {
  it("has the trade customer's current discount, or the normal price once there is none", async () => {
    const customer = await add();
    const { id } = await saveQuote();
    await expire(id);
    await change(customer, { percentages: [{ materialId: marble(), percent: '10' }] });
    const renewed = quoteIn(await save({ replacesQuoteId: id, totalPrice: '321.30' }));
    expect(renewed).toMatchObject({ totalPrice: '321.30', replacesQuoteId: id });
    await expire(renewed.id);
    await change(customer, { isActive: false });
    expect((await readQuote(renewed.id)).tradeToday).toBeUndefined();
    expect(quoteIn(await save({ replacesQuoteId: renewed.id })).totalPrice).toBe('357.00');
  });

  it('keeps the discount only for the same top, and only after the first price expired', async () => {
    await add();
    const { id } = await saveQuote();
    expect(quoteIn(await save({ replacesQuoteId: id })).totalPrice).toBe('357.00');
    await expire(id);
    expect(quoteIn(await save({ replacesQuoteId: id, length: 1_300 })).totalPrice).toBe('386.75');
  });
});

describe('a trade customer’s link', () => {
  it('is mailed, and shows trade prices in that browser until they are switched off', async () => {
    const token = await sendLink(await add());
    const opened = await open(token);
    const prices: TradePrices = {
      company: 'Marsh Bathrooms Ltd',
      percentages: [{ materialId: marble(), percent: '12.50' }],
      floor: null,
    };
    expect(opened.json()).toEqual(prices);
    expect(opened.cookies).toMatchObject([
      { name: 'trade', value: token, httpOnly: true, sameSite: 'Strict', path: '/' },
      { name: 'trade-prices', value: '1', sameSite: 'Strict' },
    ]);
    expect((await pricesIn(token)).json()).toEqual(prices);
    const left = await api.inject({ method: 'DELETE', url: paths.tradePrices });
    expect(left.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['trade', ''],
      ['trade-prices', ''],
    ]);
  });

  it('is stored as a digest only, and is not in the mail log', async () => {
    const token = await sendLink(await add());
    const [row] = await api.sql<{ all: string }>(
      `SELECT concat((SELECT jsonb_agg(c) FROM trade_customer AS c), (SELECT jsonb_agg(to_jsonb(m) - 'source') FROM mail AS m)) AS all`,
    );
    expect(row?.all).not.toContain(token);
  });

  it("applies to quotes saved with the link's cookie, and requires the discounted total", async () => {
    const token = await sendLink(await add());
    const quote = quoteIn(await save({ totalPrice: '312.37' }, browserOf(token)));
    expect(quote).toMatchObject({ totalPrice: '312.37', lines: [{}, line] });
    expectError(await save({ totalPrice: '357.00' }, browserOf(token)), 'quote/price-changed');
    expectError(await save({ totalPrice: '312.37' }), 'quote/price-changed');
    // After an edit the discount is computed for the new size.
    const edited = quoteIn(
      await save({ length: 1_300, replacesQuoteId: quote.id, totalPrice: '338.41' }, browserOf(token)),
    );
    expect(edited).toMatchObject({ totalPrice: '338.41', replacesQuoteId: quote.id });
  });

  it('stops working once a new link is sent or the link is ended, and then the browser has normal prices', async () => {
    const customer = await add();
    const first = await sendLink(customer);
    const second = await sendLink(customer);
    expectError(await open(first), 'trade/unknown-link');
    expect((await open(second)).statusCode).toBe(200);
    expect((await staff.delete(paths.tradeLink(customer.id))).json()).toMatchObject({ linkSentAt: null });
    const refused = await pricesIn(second);
    expectError(refused, 'trade/unknown-link');
    expect(refused.cookies.map(({ value }) => value)).toEqual(['', '']);
    expect(quoteIn(await save({}, browserOf(second))).totalPrice).toBe('357.00');
    const actions = (await auditEntriesOf(api, customer.id)).map(({ action }) => action);
    expect(actions.slice(1)).toEqual(
      ['send-link', 'send-link', 'end-link'].map((verb) => `trade-customer.${verb}`),
    );
  });

  it('shows no trade prices while its customer is inactive, and cannot be sent', async () => {
    const customer = await add();
    const token = await sendLink(customer);
    await change(customer, { isActive: false });
    expectError(await open(token), 'trade/unknown-link');
    expectError(await staff.post(paths.tradeLink(customer.id), {}), 'trade/not-active');
    await change(customer, {});
    expect((await open(token)).statusCode).toBe(200);
  });
});
