import { paths, type QuoteResponse, type SaveQuoteRequest, type TopLayout } from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { saveAQuote } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { type CatalogueParts, readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { JobSheets } from '../job-sheets/job-sheets';
import { useApi } from '../../testing/servers/use-api';

const api = useApi();
let parts: CatalogueParts;
let tapId: number;
beforeAll(async () => {
  parts = await readCatalogue(api);
  tapId = parts.cutout('Tap hole, 35 mm').id;
});
const at = (alongMm: number, acrossMm: number) => ({ alongMm, acrossMm });
const aLayout = (change: Partial<TopLayout> = {}): TopLayout => ({
  along: 'right',
  across: 'wall',
  sinks: [at(600, 194)],
  cutouts: [{ cutoutId: tapId, at: [at(600, 40)] }],
  ...change,
});
const aTop = (layout: unknown): Partial<SaveQuoteRequest> => ({
  sinkTypeId: parts.sinkType('Undermount Oval').id,
  cutoutIds: [tapId],
  layout: layout as TopLayout,
});
const save = (layout: unknown, length = 1200) => saveAQuote(api, { ...aTop(layout), length });

it('keeps where the customer placed sink and taps; without a place the quote says so', async () => {
  const { id, totalPrice } = await save(aLayout());
  const read = (await api.get(paths.quote(id))).json<QuoteResponse>();
  expect(read.layout).toEqual(aLayout());
  const unplaced = await save(null);
  expect(unplaced).toMatchObject({ layout: null, totalPrice });
});

it('prices a second basin and further holes one by one', async () => {
  const one = await save(aLayout(), 1800);
  const two = await save(
    aLayout({
      sinks: [at(450, 194), at(1350, 194)],
      cutouts: [{ cutoutId: tapId, at: [at(450, 40), at(1350, 40)] }],
    }),
    1800,
  );
  const priceOf = ({ lines }: QuoteResponse) => lines.map(({ kind, amount }) => [kind, Number(amount)]);
  const [surface, sink, tap] = priceOf(one);
  expect(priceOf(two)).toEqual([surface, [sink?.[0], 190], [tap?.[0], 50]]);
  expect(two.lines[1]?.calculation).toBe('2 at £95.00; cut-out only, no basin');
  expect(Number(two.totalPrice)).toBe(Number(one.totalPrice) + 95 + 25);
});

it('quotes a top that cannot be cut where its parts were placed, and takes no payment for it', async () => {
  const quote = await save(aLayout({ sinks: [at(600, 230)] }));
  expect(quote.contradictions).toEqual([
    '‘Undermount Oval’ leaves 2 mm of stone to the front edge; it needs 20 mm.',
  ]);
  expect(quote.paymentBlocker).toBe('invalid-configuration');
});

it('keeps the room that the customer measured, with what does not fit in it', async () => {
  const cabinet = { fromLeftMm: 390, insideMm: 420, frontRailMm: 0, backRailMm: 0 };
  const room = { walls: ['left', 'right'], backMm: 1200, frontMm: 1206, cabinet };
  const { id } = await save({ ...aLayout(), along: 'centre', sinks: [at(0, 194)], cutouts: [], room });
  const quote = (await api.get(paths.quote(id))).json<QuoteResponse>();
  expect(quote).toMatchObject({
    layout: { room },
    paymentBlocker: 'invalid-configuration',
    conflictingParts: ['Undermount Oval'],
    notices: ['The room is 6 mm out of square. An upstand covers the gap.'],
  });
  expect(quote.contradictions).toContain(
    '‘Undermount Oval’ needs 440 mm inside the cabinet; there are 420 mm.',
  );

  const cabinetWords = 'Cabinet: 420 mm inside, from 390 mm.';
  const { text, figures } = await readPdf((await api.get(paths.quotePdf(id))).rawPayload);
  for (const words of ['The room, seen from above', '1206', cabinetWords, ...(quote.notices ?? [])])
    expect(text).toContain(words);
  expect(figures).toContain(
    'The room from above, 6 mm out of square. Walls: at the left end, at the right end. Room: back 1200 mm, front 1206 mm. ' +
      cabinetWords,
  );
  const sheet = await api.app.get(JobSheets, { strict: false }).read(id, { isForWorkshop: true });
  expect(sheet.room).toMatchObject({ room, sentences: [cabinetWords, ...(quote.notices ?? [])] });
});

it('refuses a layout of other parts, and what is not a layout', { tags: 'thorough' }, async () => {
  const post = (layout: unknown) => api.post(paths.quotes, aQuote(parts, aTop(layout)));
  for (const layout of [
    'anywhere',
    { ...aLayout(), room: { walls: ['roof'] } },
    { ...aLayout(), room: { walls: [], backMm: 12 } },
    { ...aLayout(), room: { walls: [], cabinet: { insideMm: 400 } } },
    { ...aLayout(), along: 'middle' },
    aLayout({ sinks: [at(600, 190), at(300, 190), at(900, 190)] }),
    aLayout({ sinks: [at(600.5, 190)] }),
    aLayout({ cutouts: [{ cutoutId: tapId + 1, at: [] }] }),
    aLayout({ cutouts: [{ cutoutId: tapId, at: Array.from({ length: 5 }, () => at(1, 1)) }] }),
  ]) {
    const { details } = expectError(await post(layout), 'request/invalid');
    expect(details?.fields?.map(({ field }) => field)).toEqual(['layout']);
  }
});

describe('a basin whose template was traced', () => {
  const corners = [at(-240, -110), at(240, -110), at(240, 110), at(-240, 110)];
  const outline = corners.map(({ alongMm: x, acrossMm: y }) => ({ x, y }));

  it('keeps its outline, to a tenth of a millimetre', async () => {
    const traced = outline.map(({ x, y }) => ({ x: x + 0.04, y, why: 'unknown' }));
    const { id } = await save({ ...aLayout(), outline: traced });
    const read = (await api.get(paths.quote(id))).json<QuoteResponse>();
    expect(read.layout).toEqual({ ...aLayout(), outline });
  });

  it.each([
    ['two points', outline.slice(2)],
    ['a point far outside', [...outline, { x: 0, y: 701 }]],
    ['a side without a number', [...outline, { x: 0, y: null }]],
    ['sides that cross', [outline[0], outline[2], outline[1], outline[3]]],
    ['an outline around another centre', outline.map(({ x, y }) => ({ x: x + 9, y }))],
    ['more points than a template needs', Array.from({ length: 241 }, (_, x) => ({ x, y: 0 }))],
  ])('refuses %s', async (_, refused) => {
    const reply = await api.post(paths.quotes, aQuote(parts, aTop({ ...aLayout(), outline: refused })));
    expect(expectError(reply, 'request/invalid').details?.fields).toMatchObject([{ field: 'layout' }]);
  });

  it('does not stand on the stone', async () => {
    const sinkTypeId = parts.sinkType('Countertop Basin').id;
    const reply = await api.post(
      paths.quotes,
      aQuote(parts, { ...aTop({ ...aLayout(), outline }), sinkTypeId }),
    );
    expect(expectError(reply, 'request/invalid').details?.fields).toEqual([
      { field: 'layout', message: 'This top has no sink that is cut into the stone.' },
    ]);
  });
});
