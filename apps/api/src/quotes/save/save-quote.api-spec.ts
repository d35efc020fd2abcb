import {
  paths,
  quoteIdPattern,
  thicknessesOf,
  type QuoteResponse,
  type SaveQuoteRequest,
} from '@app/contracts';
import { toMakingRules } from '../../catalogue';
import { Statements } from '../../database/statements';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { changeCatalogue } from '../../testing/builders/change-catalogue';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { picker } from '../../testing/pick';
import { exactPrice } from '../../testing/builders/exact-price';
import { useApi } from '../../testing/servers/use-api';
import { findQuotesSql, type QuoteRow } from '../read/quote-row';
import { readRequestedTop } from './read-requested-top';
import { SaveQuote } from './save-quote';

let parts: CatalogueParts;
let now = new Date('2026-11-21T11:00:00.000Z');
const api = useApi({ now: () => now });
beforeAll(async () => {
  parts = await readCatalogue(api);
});

const post = (details: Partial<SaveQuoteRequest> = {}) => api.post(paths.quotes, aQuote(parts, details));
async function save(details: Partial<SaveQuoteRequest> = {}): Promise<QuoteResponse> {
  return expectSuccess(post(details));
}
const savedQuotes = async () =>
  (await api.sql<{ count: number }>('SELECT count(*)::int FROM quote'))[0]?.count;

describe('saving a quote', () => {
  it('stores which quote it renews (D4)', async () => {
    const old = await save();
    const renewal = await save({ replacesQuoteId: old.id });
    expect(renewal.replacesQuoteId).toBe(old.id);
    expect((await api.get(paths.quote(renewal.id))).json()).toEqual(renewal);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', '', null])('stores no renewed quote for %j', async (replacesQuoteId) => {
    expect((await save({ replacesQuoteId })).replacesQuoteId).toBeNull();
  });

  it('returns everything that the visitor may know', async () => {
    const quote = await save({
      sinkTypeId: parts.sinkType('Undermount Oval').id,
      cutoutIds: [parts.cutout('Tap hole, 35 mm').id, parts.cutout('Corner notch').id],
      notes: '  The left wall leans.  ',
    });

    expect(quote).toEqual({
      agreedSize: null,
      layout: null,
      id: expect.stringMatching(quoteIdPattern),
      reference: expect.stringMatching(/^VT-26-\d{5}$/),
      status: 'pending',
      quantity: 1,
      totalPrice: '517.00',
      basePrice: '6.200',
      lines: [
        {
          kind: 'surface',
          label: 'Calacatta Gold',
          calculation: '42 units of 100 × 100 mm at £8.50',
          amount: '357.00',
        },
        {
          kind: 'sink',
          label: 'Undermount Oval',
          calculation: 'Flat price; cut-out only, no basin',
          amount: '95.00',
        },
        {
          kind: 'cutout',
          label: 'Tap hole, 35 mm',
          calculation: 'Flat price; tap not supplied',
          amount: '25.00',
        },
        { kind: 'cutout', label: 'Corner notch', calculation: 'Flat price', amount: '40.00' },
      ],
      customerName: null,
      customerEmail: null,
      customerPhone: null,
      createdAt: '2026-11-21T11:00:00.000Z',
      validUntil: '2026-12-22T00:00:00.000Z',
      replacesQuoteId: null,
      revision: null,
      supersededBy: null,
      job: null,
      isOrdered: false,
      paymentBlocker: null,
      materialId: parts.material('Marble').id,
      colorId: parts.color('Calacatta Gold').id,
      thicknessId: parts.thickness('20mm').id,
      sinkTypeId: parts.sinkType('Undermount Oval').id,
      cutoutId: parts.cutout('Tap hole, 35 mm').id,
      cutoutIds: [parts.cutout('Tap hole, 35 mm').id, parts.cutout('Corner notch').id],
      material: { name: 'Marble' },
      color: {
        name: 'Calacatta Gold',
        hexCode: parts.color('Calacatta Gold').hexCode,
        images: parts.color('Calacatta Gold').images,
        stripUrl: parts.color('Calacatta Gold').stripUrl,
      },
      thickness: { displayName: '20mm (Standard)' },
      sinkType: { name: 'Undermount Oval' },
      cutout: { name: 'Tap hole, 35 mm' },
      cutouts: [
        { id: parts.cutout('Tap hole, 35 mm').id, name: 'Tap hole, 35 mm' },
        { id: parts.cutout('Corner notch').id, name: 'Corner notch' },
      ],
      notes: 'The left wall leans.',
      length: 1200,
      width: 350,
      area: '0.42',
    });
  });

  it('knows the stored row without reading it back', async () => {
    const requested = readRequestedTop(
      aQuote(parts, {
        sinkTypeId: parts.sinkType('Undermount Oval').id,
        cutoutIds: [parts.cutout('Tap hole, 35 mm').id, parts.cutout('Corner notch').id],
        quantity: 2,
        notes: 'The left wall leans.',
      }),
    );
    const saved = await api.app.get(SaveQuote).save(requested, { basketSessionId: 'a'.repeat(32) });
    const [stored] = await api.app.get(Statements).run<QuoteRow>(findQuotesSql, [[saved.id]]);
    // Nobody has set making rules, so the catalogue has the usual ones.
    expect(stored).toEqual({ ...saved, making_rules: null });
    expect(saved.making_rules).toEqual(toMakingRules(null));
  });

  it('makes one database query', async () => {
    await save();
    expect(await countQueries(() => save())).toBe(1);
  });

  it('prices 60 random configurations like an independent calculation', async () => {
    const pick = picker(0);
    for (let index = 0; index < 60; index += 1) {
      const color = pick.one(parts.colors);
      const material = parts.materials.find(({ id }) => id === color.materialId);
      const sink = pick.one([null, ...parts.sinkTypes]);
      const cutouts = pick.some(parts.cutouts);
      const [length, width] = [pick.integer(500, 3000), pick.integer(300, 350)];
      const quote = await save({
        materialId: color.materialId,
        colorId: String(color.id),
        thicknessId: pick.one(thicknessesOf(parts.thicknesses, material)).id,
        sinkTypeId: sink?.id ?? '',
        cutoutIds: cutouts.map(({ id }) => id),
        length: pick.one([length, String(length)]),
        width,
      });

      const flat = [sink, ...cutouts].map((part) => part?.priceModifier ?? '0');
      const expected = exactPrice({ colorModifier: color.priceModifier, length, width, flat });
      expect(quote.totalPrice).toBe(expected);
      const linesAddUp = quote.lines.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
      expect(linesAddUp).toBe(BigInt(expected.replace('.', '')));
    }
  });

  it('rounds half a penny up where floating-point numbers would not (D2)', async () => {
    await changeCatalogue(api, `UPDATE color SET price_modifier = 13.83 WHERE name = 'Iron Oxide'`);
    const color = parts.color('Iron Oxide');
    const details = { materialId: color.materialId, colorId: color.id, length: 500, width: 330 };
    const quote = await save(details);
    await changeCatalogue(api, `UPDATE color SET price_modifier = 6.10 WHERE name = 'Iron Oxide'`);
    expect(quote.totalPrice).toBe('228.20');
  });

  it('continues counting past five digits and across years in London (D8)', async () => {
    await api.sql(`SELECT setval('quote_reference_number', 99998)`);
    const before = now;
    now = new Date('2026-12-31T23:59:59.999Z');
    const last = await save();
    now = new Date('2027-01-01T00:00:00.000Z');
    const first = await save();
    now = before;
    expect([last.reference, first.reference]).toEqual(['VT-26-99999', 'VT-27-100000']);
  });
});

describe('accepted formats of a configuration (D11)', () => {
  const tap = () => parts.cutout('Tap hole, 35 mm').id;
  const notch = () => parts.cutout('Corner notch').id;
  const none = () => parts.cutout('No Cutouts').id;

  it.each<[string, () => Partial<SaveQuoteRequest>]>([
    ['an array', () => ({ cutoutIds: [tap(), String(notch())] })],
    ['a JSON text', () => ({ cutoutIds: JSON.stringify([String(tap()), notch()]) })],
    ['a comma list', () => ({ cutoutIds: ` ${tap()}, ${notch()},` })],
    ['with repetitions', () => ({ cutoutIds: [tap(), notch(), String(tap())] })],
    ["with 'No Cutouts' among them", () => ({ cutoutIds: [none(), tap(), notch()] })],
    ['with a single cut-out that does not count', () => ({ cutoutIds: [tap(), notch()], cutoutId: 1 })],
  ])('cut-outs %s', async (_, details) => {
    expect(await save(details())).toMatchObject({
      cutoutIds: [tap(), notch()],
      cutoutId: tap(),
      totalPrice: '422.00',
    });
  });

  it('uses the single cut-out if none is selected (D2)', async () => {
    for (const cutoutIds of [undefined, null, '', '[]', [], [none()]]) {
      expect(await save({ cutoutId: String(tap()), cutoutIds })).toMatchObject({
        cutoutIds: [tap()],
        totalPrice: '382.00',
      });
    }
  });

  it("treats 'No Sink' and 'No Cutouts' as none, like '' and null", async () => {
    const sinks = [parts.sinkType('No Sink').id, '', null, undefined];
    const cutouts = [none(), '', null, undefined];
    for (const [index, sinkTypeId] of sinks.entries()) {
      expect(await save({ sinkTypeId, cutoutId: cutouts[index] })).toMatchObject({
        sinkTypeId: null,
        cutoutId: null,
        cutoutIds: [],
        sinkType: { name: 'No Sink' },
        cutout: { name: 'No Cutouts' },
        totalPrice: '357.00',
      });
    }
  });

  it('ignores unknown fields, and fields that the server computes', async () => {
    const quote = await save({
      basePrice: '0.01',
      area: 99,
      id: 'mine',
      status: 'approved',
      customerName: 'Eve',
      constructor: 'x',
    } as Partial<SaveQuoteRequest>);
    expect(quote).toMatchObject({
      totalPrice: '357.00',
      area: '0.42',
      status: 'pending',
      customerName: null,
    });
    expect(quote.id).not.toBe('mine');
  });

  it.each([357, '357', '357.00', ' 357.0 ', 356.99999999999994, '', null])(
    'accepts the shown price %j, as it is compared as a number (D1)',
    async (totalPrice) => {
      expect((await save({ totalPrice })).totalPrice).toBe('357.00');
    },
  );

  it('stores notes in any script, and none if blank', async () => {
    expect((await save({ notes: '🛁 ' + 'ż'.repeat(1_990) })).notes).toMatch(/^🛁 ż+$/u);
    expect((await save({ notes: ` ${'x'.repeat(2_000)}\n` })).notes).toHaveLength(2_000);
    expect((await save({ notes: ' \n\t ' })).notes).toBeNull();
  });
});

describe('rejects', () => {
  let before: number | undefined;
  beforeEach(async () => {
    before = await savedQuotes();
  });
  afterEach(async () => {
    expect(await savedQuotes()).toBe(before);
  });

  it('missing fields, naming all at once', async () => {
    const error = expectError(await api.post(paths.quotes, { length: '' }), 'quote/incomplete');
    expect(error.details?.fields?.map(({ field }) => field)).toEqual([
      'materialId',
      'thicknessId',
      'length',
      'width',
    ]);
  });

  it.each([
    [{ length: 499 }, ['length']],
    [{ length: '3001' }, ['length']],
    [{ width: 299 }, ['width']],
    [{ width: 351 }, ['width']],
    [{ length: -1200, width: 0 }, ['length', 'width']],
    [{ length: 1e15 }, ['length']],
  ])('a size out of range: %j (D37)', async (details, fields) => {
    const error = expectError(await post(details), 'quote/size-out-of-range');
    expect(error.details?.fields?.map(({ field }) => field)).toEqual(fields);
  });

  it.each(['materialId', 'colorId', 'thicknessId', 'sinkTypeId', 'cutoutId', 'cutoutIds'] as const)(
    'a %s that does not exist',
    async (part) => {
      for (const id of [0, 9_999, '2147483648', Number.MAX_SAFE_INTEGER]) {
        const error = expectError(
          await post({ [part]: part === 'cutoutIds' ? [id] : id }),
          'quote/unknown-part',
        );
        expect(error.details?.part).toBe(part);
      }
    },
  );

  it('a configuration without a colour, whatever the sink costs (D7)', async () => {
    const sinkTypeId = parts.sinkType('Undermount Oval').id;
    for (const colorId of [undefined, null, '']) {
      expectError(await post({ colorId, sinkTypeId }), 'quote/zero-price');
    }
  });

  it.each([356.99, '357.01', 0, -357, '3570'])(
    'a price that was not offered: %j (D1)',
    async (totalPrice) => {
      const error = expectError(await post({ totalPrice }), 'quote/price-changed');
      expect(error.details).toEqual({ totalPrice: '357.00' });
    },
  );

  it('a total at or below zero (D7)', async () => {
    const [discount] = await changeCatalogue<{ id: number }>(
      api,
      `INSERT INTO cutout (name, price_modifier) VALUES ('Goodwill', -357.00) RETURNING id`,
    );
    const id = discount?.id ?? 0;
    const responses = [await post({ cutoutIds: [id] })];
    await changeCatalogue(api, `UPDATE cutout SET price_modifier = -999.99 WHERE id = $1`, [id]);
    responses.push(await post({ cutoutIds: [id] }));
    await changeCatalogue(api, `DELETE FROM cutout WHERE id = $1`, [id]);
    for (const response of responses) expectError(response, 'quote/zero-price');
  });
});
