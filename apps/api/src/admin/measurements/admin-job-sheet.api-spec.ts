import { paths, type SaveMeasurementsResponse } from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { saveAQuote } from '../../testing/builders/a-basket';
import { takeAnOrder } from '../../testing/builders/take-an-order';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { emptiedSql } from '../../testing/database/emptied';
import { useApi, useSession } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';

const now = new Date('2026-11-21T11:06:00.000Z');
const warning = /NOT CONFIRMED, do not cut/;

let top: { sinkTypeId: number; cutoutIds: number[] };
const api = useApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '1000' } });
const admin = useSession(api);
beforeAll(async () => {
  const parts = await readCatalogue(api);
  top = {
    sinkTypeId: parts.sinkType('Undermount Oval').id,
    cutoutIds: [parts.cutout('Tap hole, 35 mm').id],
  };
});
beforeEach(() => api.sql(emptiedSql('quote, deposit, mail, staff_task')));

const print = async (id: string) => {
  const reply = await api.get(paths.jobSheet(id), admin);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  return readPdf(reply.rawPayload);
};
const record = async (id: string, request: object = {}) => {
  const reply = await api.post(
    paths.measurements(id),
    {
      lengthMm: 1194,
      widthMm: 350,
      layout: {
        along: 'left',
        across: 'wall',
        sinks: [{ alongMm: 410, acrossMm: 195 }],
        cutouts: [{ cutoutId: top.cutoutIds[0], at: [{ alongMm: 410, acrossMm: 45 }] }],
      },
      note: 'Ask ada@example.com, was £477',
      how: 'showroom',
      knownVersion: null,
      price: 'keep',
      ...request,
    },
    admin,
  );
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
  return reply.json<SaveMeasurementsResponse>();
};

it('warns not to cut before sizes are agreed, and shows the quoted sizes', async () => {
  const { id, reference } = await saveAQuote(api, top);
  const { text } = await print(id);
  expect(text).toContain(reference);
  expect(text).toMatch(warning);
  expect(text).toContain('No sizes have been agreed with the customer yet.');
  expect(text).toContain('Quoted size 1200 × 350 mm');
  expect(text).not.toContain('Cut list');
});

it('has agreed sizes, customer and destination; no price, email address, or share-link id', async () => {
  const { id } = await saveAQuote(api, top);
  await changeQuote(api, null, {
    customerName: 'Ada ada@example.com',
    customerEmail: 'ada@example.com',
    customerPhone: '0118 496 0123',
    deliveryAddress: '1 Friar Street, RG1 1DA',
  });
  await record(id);
  const { text, links, pages } = await print(id);
  for (const words of [
    'Cut size 1194 × 350 mm',
    'Sink cut-out, centre 410, 195',
    'Tap hole, centre 410, 45',
    'Quoted as 1200 × 350 mm.',
    'Confirmed in the showroom',
    'Alison, 21 November, 11:06',
    '0118 496 0123',
    'Delivery to 1 Friar Street, RG1 1DA',
    'Version 1, page 1 of 1',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(warning);
  expect(text).not.toMatch(/[£@]|477/);
  expect(links).toEqual([]);
  expect(pages).toBe(1);
});

it('has the customer’s note, floor and access, and a sink whose position is to be agreed', async () => {
  const quote = await saveAQuote(api, { ...top, notes: 'Vein along the length, paid £5' });
  const { id: orderId } = await takeAnOrder(
    { post: (url, body, headers) => api.post(url, body, { ...admin, ...headers }) },
    [quote],
  );
  const delivery = { needsDelivery: false, accessNote: 'Second floor, no lift' };
  const reply = await api.inject({
    method: 'PUT',
    url: paths.orderDelivery(orderId),
    headers: admin,
    payload: delivery,
  });
  expect(reply.statusCode).toBe(200);
  await record(quote.id, { layout: null, how: 'on-site' });
  const { text } = await print(quote.id);
  for (const words of [
    'Customer’s note: Vein along the length, paid …',
    'Floor and access: Second floor, no lift',
    'Measured by Alison',
    'Position to be agreed Undermount Oval',
    'Sink cut-out position to be agreed',
  ])
    expect(text).toContain(words);
});

it('has a code that opens the top, but only once there is an order to open', async () => {
  const quote = await saveAQuote(api, top);
  const before = await print(quote.id);
  expect(before.links).toEqual([]);
  expect(before.text).not.toContain('The code opens');
  await takeAnOrder({ post: (url, body, headers) => api.post(url, body, { ...admin, ...headers }) }, [quote]);
  const { links } = await print(quote.id);
  expect(links).toEqual([`http://localhost:4200${paths.topToMake(quote.reference).replace('/api', '')}`]);
  expect((await api.get(paths.topToMake(quote.reference), admin)).statusCode).toBe(200);
});

it('has the room of a top without a sink or a cut-out', async () => {
  const { id } = await saveAQuote(api);
  const layout = {
    along: 'left',
    across: 'wall',
    sinks: [],
    cutouts: [],
    room: { walls: ['back'], backMm: 1196 },
  };
  await record(id, { layout });
  const { text } = await print(id);
  expect(text).toContain('The room, seen from above 1196');
  expect(text).not.toMatch(/position to be agreed/i);
});

it("warns not to cut while a revised price is unanswered, on both quotes' job sheets", async () => {
  const { id } = await saveAQuote(api, top);
  const { revisedQuote } = await record(id, { price: 'revise' });
  for (const each of [id, revisedQuote?.id ?? '']) {
    const { text } = await print(each);
    expect(text).toMatch(warning);
    expect(text).toContain('The customer has not agreed to the revised price.');
  }
});

it("is for the revised quote after the customer agreed, and the old quote's job sheet says that it was replaced", async () => {
  const { id } = await saveAQuote(api, top);
  const { revisedQuote } = await record(id, { price: 'revise' });
  if (!revisedQuote) throw new Error('nothing was revised');
  await api.post(paths.answerRevision(revisedQuote.id), {
    isAgreed: true,
    totalPrice: revisedQuote.totalPrice,
  });
  const [old, current] = [await print(id), await print(revisedQuote.id)];
  expect(old.text).toContain(`REPLACED BY ${revisedQuote.reference}, do not cut`);
  expect(current.text).not.toMatch(warning);
  expect(current.text).toContain('Cut 1194 × 350');
});

it.each([
  [`status = 'declined'`, 'This quote has been declined.'],
  ['deleted_at = created_at', 'This quote has been deleted.'],
])('warns not to cut for a quote with %s', { tags: 'thorough' }, async (change, words) => {
  const { id } = await saveAQuote(api, top);
  await record(id);
  await api.sql(`UPDATE quote SET ${change}`);
  const { text } = await print(id);
  expect(text).toMatch(warning);
  expect(text).toContain(words);
});
