import {
  paths,
  type AdminQuoteDetail,
  type BasketResponse,
  type QuoteResponse,
  type SaveQuoteRequest,
  type SaveStaffQuoteRequest,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { aSession, fillBasket } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { auditEntriesOf } from '../../testing/audit-entries';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { expireQuote } from '../../testing/builders/change-quote';
import { emptiedSql } from '../../testing/database/emptied';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';

const morning = new Date('2026-11-21T09:00:00.000Z');
let now = morning;
let parts: CatalogueParts;
const api = useApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '1000' } });
const staff = useStaff(api);
beforeAll(async () => {
  parts = await readCatalogue(api);
});
beforeEach(async () => {
  now = morning;
  await api.sql(emptiedSql('quote, deposit, mail, use_counter'));
});

const discount = { unit: 'pounds' as const, amount: '-25.50', reason: 'Second top of one order' };
const line = {
  kind: 'adjustment',
  label: discount.reason,
  calculation: 'Agreed with staff',
  amount: '-25.50',
};

const postQuote = (request: Partial<SaveStaffQuoteRequest> = {}) =>
  staff.post(paths.adminQuotes, { ...aQuote(parts), ...request });
const saveQuote = (request: Partial<SaveStaffQuoteRequest> = {}) =>
  expectSuccess<SaveStaffQuoteResponse>(postQuote(request));
/** Renews an expired quote, as its share page does. */
const renew = async (replacesQuoteId: string, details: Partial<SaveQuoteRequest> = {}) => {
  await expireQuote(api, replacesQuoteId, now);
  return api.post(paths.quotes, { ...aQuote(parts, details), replacesQuoteId });
};
const quoteIn = (reply: Awaited<ReturnType<typeof renew>>) => {
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
  return reply.json<QuoteResponse>();
};
const detailOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
/** Runs `work` with the stone's rate changed by `more`, then restores the rate. */
async function atRate<T>(more: string, work: () => Promise<T>): Promise<T> {
  const move = (by: string) =>
    api.sql(`UPDATE color SET price_modifier = price_modifier + ${by} WHERE name = 'Calacatta Gold'`);
  await move(more);
  try {
    // A first request makes the API reload its catalogue cache.
    await api.post(paths.quotes, aQuote(parts));
    return await work();
  } finally {
    await move(`-${more}`);
    await api.post(paths.quotes, aQuote(parts));
  }
}

describe('an adjustment by staff', () => {
  it('is in the price, on the quote, in its PDF and basket, and marked in the list', async () => {
    const { id, totalPrice } = await saveQuote({ adjustments: [discount] });
    expect(totalPrice).toBe('331.50');
    const quote = (await api.get(paths.quote(id))).json<QuoteResponse>();
    expect(quote).toMatchObject({
      totalPrice: '331.50',
      lines: [{ kind: 'surface', amount: '357.00' }, line],
    });
    const { text } = await readPdf((await api.get(paths.quotePdf(id))).rawPayload);
    expect(text).toContain('Second top of one order');
    expect(text).toContain('Agreed with staff');
    expect(text).toContain('£331.50');
    const basket: BasketResponse = await fillBasket(api, aSession(), { id });
    expect(basket).toMatchObject({ totalAmount: '331.50', items: [{ quote: { lines: quote.lines } }] });
    expect(await detailOf(id)).toMatchObject({
      isAdjusted: true,
      adjustments: [discount],
      expectedDeposit: '33.15',
    });
    expect((await staff.get(paths.adminQuotes)).json()).toMatchObject([{ id, isAdjusted: true }]);
  });

  it('is in the audit log with its amount, without reason and customer', async () => {
    const { id } = await saveQuote({
      adjustments: [discount],
      customerName: 'Ada Lovelace',
      channel: 'phone',
    });
    const [entry] = await auditEntriesOf(api, id);
    expect(entry?.after).toMatchObject({ adjustments: ['-25.50'], totalPrice: '331.50', channel: 'phone' });
    expect(JSON.stringify(entry)).not.toMatch(/Second top|Lovelace/);
  });

  it.each<[string, unknown]>([
    ['nothing', { ...discount, amount: '0.00' }],
    ['half a penny', { ...discount, amount: '1.005' }],
    ['too much', { ...discount, amount: '-10000.01' }],
    ['more than 100 per cent', { ...discount, unit: 'percent', amount: '-100.01' }],
    ['another unit', { ...discount, unit: 'pence' }],
    ['no reason', { ...discount, reason: ' ' }],
    ['a text', '-25.00'],
    ['nothing at all', null],
  ])('is rejected with %s', { tags: 'thorough' }, async (_, adjustment) => {
    const reply = await postQuote({ adjustments: [adjustment] } as Partial<SaveStaffQuoteRequest>);
    const named = expectError(reply, 'request/invalid').details?.fields?.map(({ field }) => field);
    expect(named).toEqual(['adjustments']);
    expect(await api.sql('SELECT FROM quote')).toEqual([]);
  });

  it.each(['-357.00', '-357.01'])(
    'of %s is rejected, because the total would be £0 or less (D7)',
    async (amount) => {
      expectError(await postQuote({ adjustments: [{ ...discount, amount }] }), 'quote/zero-price');
    },
  );

  it('is one of several, in pounds or in per cent of the catalogue’s price', async () => {
    const lines = [discount, { unit: 'percent' as const, amount: '-12.5', reason: 'Staff’s friend' }];
    const { id, totalPrice } = await saveQuote({ adjustments: lines, quantity: 2 });
    // 714.00 − 25.50 − 89.25
    expect(totalPrice).toBe('599.25');
    const quote = (await api.get(paths.quote(id))).json<QuoteResponse>();
    expect(quote.lines.slice(2)).toEqual([
      line,
      {
        kind: 'adjustment',
        label: 'Staff’s friend',
        calculation: '12.5% off £714.00',
        amount: '-89.25',
        percent: '-12.50',
      },
    ]);
    expect((await detailOf(id)).adjustments).toEqual([discount, { ...lines[1], amount: '-12.50' }]);
  });

  it('cannot be made by a visitor', async () => {
    const reply = await api.post(paths.quotes, {
      ...aQuote(parts),
      adjustments: [discount],
      channel: 'phone',
    });
    const { id, totalPrice } = quoteIn(reply);
    expect(totalPrice).toBe('357.00');
    expect(await detailOf(id)).toMatchObject({ adjustments: [], channel: 'web' });
  });
});

describe('a renewed quote (D4)', { tags: 'thorough' }, () => {
  it('keeps the adjustment; everything else is priced again', async () => {
    const { id } = await saveQuote({ adjustments: [discount] });
    const renewed = await atRate('1.00', async () => quoteIn(await renew(id, { totalPrice: '373.50' })));
    expect(renewed).toMatchObject({
      totalPrice: '373.50',
      replacesQuoteId: id,
      lines: [{ kind: 'surface', amount: '399.00' }, line],
    });
    expect((await detailOf(renewed.id)).adjustments).toEqual([discount]);
    // Renewing the renewed quote keeps the adjustment too.
    expect(quoteIn(await renew(renewed.id)).totalPrice).toBe('331.50');
  });

  it('gets no discount and replaces nothing while the old quote is valid, so that one discount does not pay for several tops', async () => {
    const { id } = await saveQuote({ adjustments: [discount] });
    const reply = await api.post(paths.quotes, { ...aQuote(parts), replacesQuoteId: id });
    expect(quoteIn(reply)).toMatchObject({ totalPrice: '357.00', replacesQuoteId: null });
  });

  it.each<[string, () => Partial<SaveQuoteRequest>, string]>([
    ['another size', () => ({ length: 1_300 }), '386.75'],
    ['a sink', () => ({ sinkTypeId: parts.sinkTypes[1]?.id ?? null }), '452.00'],
    ['another thickness', () => ({ thicknessId: parts.thickness('30mm').id }), '357.00'],
  ])('with %s has no discount', async (_, details, total) => {
    const { id } = await saveQuote({ adjustments: [discount] });
    const renewed = quoteIn(await renew(id, details()));
    expect(renewed.totalPrice).toBe(total);
    expect(renewed.lines.map(({ kind }) => kind)).not.toContain('adjustment');
    expect((await detailOf(renewed.id)).isAdjusted).toBe(false);
  });

  it('is saved only at the price shown (D1)', async () => {
    const { id } = await saveQuote({ adjustments: [discount] });
    // The total of a request is the one that the page showed.
    const renewShown = (shownTotal: string) => renew(id, { totalPrice: shownTotal });
    expect(quoteIn(await renewShown('331.5')).lines).toHaveLength(2);
    // The calculator shows the catalogue price, so a request with that total is saved without the adjustment.
    expect(quoteIn(await renewShown('357.00')).lines).toHaveLength(1);
    for (const shownTotal of ['331.51', '300.00', '-25.50']) {
      const refusal = expectError(await renewShown(shownTotal), 'quote/price-changed');
      expect(refusal.details?.totalPrice).toBe('331.50');
    }
  });

  it.each([
    ['declined', `status = 'declined'`],
    ['superseded by a revised quote', `standing = 'superseded'`],
  ])('is priced from the catalogue if the old quote was %s', async (_, change) => {
    const { id } = await saveQuote({ adjustments: [discount] });
    await api.sql(`UPDATE quote SET ${change} WHERE id = $1`, [id]);
    expect(quoteIn(await renew(id)).totalPrice).toBe('357.00');
  });
});

describe('a quote made by staff', { tags: 'thorough' }, () => {
  it.each([
    ['phone', 'phone'],
    [undefined, 'web'],
  ] as const)('with the channel %s is saved with the channel %s', async (channel, kept) => {
    const { id } = await saveQuote({ channel });
    expect((await detailOf(id)).channel).toBe(kept);
  });

  it.each([
    [{ lastValidDay: '2026-11-20' }, 'lastValidDay'],
    [{ channel: 'pigeon' }, 'channel'],
    [{ shownTotal: 'much' }, 'shownTotal'],
  ])('is rejected with %j', async (wrong, field) => {
    const reply = await postQuote(wrong as Partial<SaveStaffQuoteRequest>);
    const { details } = expectError(reply, 'request/invalid');
    expect(details?.fields?.map((error) => error.field)).toEqual([field]);
    expect(await api.sql('SELECT FROM quote')).toEqual([]);
  });

  it('is saved if the shown total includes the adjustment, and rejected otherwise', async () => {
    expect((await saveQuote({ adjustments: [discount], shownTotal: '331.50' })).totalPrice).toBe('331.50');
    const refusal = expectError(
      await postQuote({ adjustments: [discount], shownTotal: '357.00' }),
      'quote/price-changed',
    );
    expect(refusal.details?.totalPrice).toBe('331.50');
  });

  it('needs no email address, and its customer counts as entered by staff', async () => {
    const { id } = await saveQuote({ customerName: 'Ada', customerPhone: '0118 496 0123' });
    const detail = await detailOf(id);
    expect(detail).toMatchObject({ customerName: 'Ada', customerEmail: null });
    expect(detail.timeline.map(({ text, detail: whom, by }) => [text, whom, by])).toEqual([
      ['Quote made by staff', 'Ada · 0118 496 0123', expect.any(String)],
    ]);
  });
});
