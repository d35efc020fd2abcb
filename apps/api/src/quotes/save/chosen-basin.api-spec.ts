import {
  type AdminBasin,
  type BasinTemplateResponse,
  type TopBasin,
  paths,
  type QuoteResponse,
  type SaveQuoteRequest,
  type TopLayout,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { saveAQuote } from '../../testing/builders/a-basket';
import { takeAnOrder } from '../../testing/builders/take-an-order';
import { aQuote } from '../../testing/builders/a-quote';
import { type CatalogueParts, readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';

const api = useApi();
const staff = useStaff(api);
let parts: CatalogueParts;
let tapId: number;
let ria: TopBasin;
const size = {
  shape: 'oval',
  radiusMm: 0,
  bowlLengthMm: 440,
  bowlWidthMm: 220,
  cutoutLengthMm: 400,
  cutoutWidthMm: 180,
  overhangMm: 3,
  holes: [{ rightMm: 0, behindMm: 140, diameterMm: 35 }],
} as const;
beforeAll(async () => {
  parts = await readCatalogue(api);
  tapId = parts.cutout('Tap hole, 35 mm').id;
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
  const { template } = await expectSuccess<BasinTemplateResponse>(staff.post(paths.basinTemplates, { pdf }));
  const { id } = await expectSuccess<AdminBasin>(
    staff.post(paths.adminItems('basins'), {
      maker: 'Kelda',
      name: 'Ria 400',
      type: 'undermount',
      size,
      template,
    }),
  );
  ria = {
    id,
    maker: 'Kelda',
    name: 'Ria 400',
    type: 'undermount',
    size: { ...size, holes: [...size.holes] },
    template,
  };
});

const layoutWith = (basin: unknown): TopLayout => ({
  along: 'left',
  across: 'wall',
  sinks: [{ alongMm: 600, acrossMm: 205 }],
  cutouts: [{ cutoutId: tapId, at: [{ alongMm: 600, acrossMm: 65 }] }],
  ...(basin !== undefined && { basin: basin as TopBasin }),
});
const topWith = (basin: unknown): Partial<SaveQuoteRequest> => ({
  sinkTypeId: parts.sinkType('Undermount Oval').id,
  cutoutIds: [tapId],
  layout: layoutWith(basin),
});
const read = async (id: string) => (await api.get(paths.quote(id))).json<QuoteResponse>();

it('a basin of the library is kept by value, named in the price line and PDF, and changes no price', async () => {
  const without = await saveAQuote(api, topWith(undefined));
  const { id, totalPrice } = await saveAQuote(api, topWith({ ...ria, colour: 'white' }));
  expect(totalPrice).toBe(without.totalPrice);

  await staff.put(paths.adminItem('basins', ria.id ?? 0), { size: { ...size, cutoutWidthMm: 200 } });
  const quote = await read(id);
  expect(quote.layout?.basin).toEqual(ria);
  expect(quote.lines.find(({ kind }) => kind === 'sink')?.calculation).toBe(
    'Flat price; for Ria 400 by Kelda, cut-out only, no basin',
  );
  expect(quote.paymentBlocker).toBeNull();
  const { text } = await readPdf((await api.get(paths.quotePdf(id))).rawPayload);
  expect(text).toContain('Ria 400 by Kelda');
  expect(text).toContain('Sink cut-out 400 × 180');
  expect(await (await staff.get(paths.itemUses('basins', ria.id ?? 0))).json()).toEqual({
    quotes: 1,
    orders: 0,
  });
  await staff.put(paths.adminItem('basins', ria.id ?? 0), { size });
});

it('the job sheet of an ordered top has its numbers, and says where its template is', async () => {
  const quote = await saveAQuote(api, topWith(ria));
  const { id } = quote;
  await takeAnOrder(staff, [quote]);
  const { text } = await readPdf((await staff.get(paths.jobSheet(id))).rawPayload);
  expect(text).toContain('Undermount Oval for Ria 400 by Kelda');
  expect(text).toContain('Basin: Ria 400 by Kelda, cut-out 400 × 180 mm, bowl 440 × 220 mm.');
  expect(text).toContain('Its template is on the page that the code opens.');
});

it('a basin with other numbers than in the library counts as the customer’s own, without a template', async () => {
  const { id } = await saveAQuote(api, topWith({ ...ria, size: { ...ria.size, cutoutLengthMm: 380 } }));
  const { basin } = (await read(id)).layout ?? {};
  expect(basin).toMatchObject({ name: 'Ria 400', size: { cutoutLengthMm: 380 } });
  expect(basin).not.toHaveProperty('id');
  expect(basin).not.toHaveProperty('template');
});

it('a basin that does not go into the sink can be quoted, but not paid', async () => {
  const { id } = await saveAQuote(
    api,
    topWith({ ...ria, type: 'inset', size: { ...ria.size, bowlLengthMm: 390, bowlWidthMm: 170 } }),
  );
  expect(await read(id)).toMatchObject({
    paymentBlocker: 'invalid-configuration',
    contradictions: [
      '‘Ria 400 by Kelda’ does not go into ‘Undermount Oval’. Choose another sink, or another basin.',
    ],
  });
});

it.each<[string, () => unknown]>([
  ['a size that is too large', () => ({ ...ria, size: { ...ria.size, bowlLengthMm: 2_000 } })],
  ['numbers that do not go together', () => ({ ...ria, size: { ...ria.size, cutoutLengthMm: 441 } })],
  ['a long name', () => ({ ...ria, name: 'x'.repeat(61) })],
  ['a name of two lines', () => ({ ...ria, name: 'Ria\n400' })],
  ['a file of somebody else', () => ({ ...ria, template: 'https://evil.example/a.pdf' })],
  ['a text', () => 'Ria'],
])('refuses %s', async (_, basin) => {
  const reply = await api.post(paths.quotes, aQuote(parts, topWith(basin())));
  expectError(reply, 'request/invalid');
});

it('refuses a basin on a top without a sink', async () => {
  const layout = { ...layoutWith(ria), sinks: [] };
  const reply = await api.post(paths.quotes, aQuote(parts, { ...topWith(ria), sinkTypeId: null, layout }));
  expect(expectError(reply, 'request/invalid').details?.fields).toMatchObject([
    { message: 'This top has no sink.' },
  ]);
});
