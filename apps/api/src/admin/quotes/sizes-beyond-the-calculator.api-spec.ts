import { type ErrorCode, paths, type QuoteResponse, type SaveStaffQuoteResponse } from '@app/contracts';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';

const large = { length: 3_100, width: 600 };

let now = new Date('2026-11-21T09:00:00.000Z');
let parts: CatalogueParts;
const api = useApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '10080' } });
const staff = useStaff(api);
beforeAll(async () => {
  parts = await readCatalogue(api);
});
beforeEach(async () => {
  now = new Date('2026-11-21T09:00:00.000Z');
  await api.sql('DELETE FROM workshop');
});

const quoteByStaff = (size: object) => staff.post(paths.adminQuotes, { ...aQuote(parts), ...size });
const setMax = (maxLengthMm: number, maxWidthMm: number) =>
  staff.put(paths.workshop, { weeklySquareMetres: null, maxLengthMm, maxWidthMm });
const fieldsOf = (reply: Awaited<ReturnType<typeof quoteByStaff>>) =>
  expectError(reply, 'quote/size-out-of-range').details?.fields?.map(({ field }) => field);

it('a top larger than the calculator allows is quoted by staff, at the same rate', async () => {
  const { id, totalPrice } = await expectSuccess<SaveStaffQuoteResponse>(quoteByStaff(large));
  const { lines } = (await api.get(paths.quote(id))).json<QuoteResponse>();
  // 3,100 × 600 mm are 186 units of 100 × 100 mm.
  expect(Number(totalPrice)).toBeCloseTo(186 * Number(parts.color('Calacatta Gold').priceModifier), 2);
  expect(lines[0]?.calculation).toContain('186 units');
  expect((await api.get(`${paths.quote(id)}/pdf`)).statusCode).toBe(200);
});

it('visitors keep the limits of the calculator', async () => {
  expect(fieldsOf(await api.post(paths.quotes, { ...aQuote(parts), ...large }))).toEqual(['length', 'width']);
});

it('staff cannot quote more than the owner says the workshop can cut', async () => {
  expect(fieldsOf(await quoteByStaff({ length: 3_201, width: 1_601 }))).toEqual(['length', 'width']);
  await expectSuccess(setMax(2_800, 550));
  expect(fieldsOf(await quoteByStaff({ length: 2_801, width: 550 }))).toEqual(['length']);
  await expectSuccess(setMax(3_300, 700));
  await expectSuccess(quoteByStaff({ length: 3_300, width: 700 }));
});

it('a large quote can be renewed by its customer after its price expired', async () => {
  const { id } = await expectSuccess<SaveStaffQuoteResponse>(quoteByStaff(large));
  now = new Date('2026-12-23T09:00:00.000Z');
  const renewed = await api.post(paths.quotes, { ...aQuote(parts), ...large, replacesQuoteId: id });
  expect(renewed.statusCode).toBe(201);
  const larger = { ...large, width: 610, replacesQuoteId: id };
  expect(fieldsOf(await api.post(paths.quotes, { ...aQuote(parts), ...larger }))).toEqual([
    'length',
    'width',
  ]);
});

it('measured sizes have the workshop’s limits, too', async () => {
  const { id } = await expectSuccess<SaveStaffQuoteResponse>(quoteByStaff(large));
  const measured = { lengthMm: 3_096, widthMm: 604, how: 'showroom', price: 'keep' };
  await expectSuccess(staff.post(paths.measurements(id), measured));
  const tooDeep = await staff.post(paths.measurements(id), { ...measured, widthMm: 1_601 });
  expectError(tooDeep, 'quote/size-out-of-range');
});

it.each<[object, ErrorCode]>([
  [{ maxLengthMm: 99 }, 'request/invalid'],
  [{ maxLengthMm: 6_001 }, 'request/invalid'],
  [{ maxWidthMm: 2_001 }, 'request/invalid'],
  [{ maxWidthMm: '700' }, 'request/invalid'],
])('the workshop’s limits cannot be %j', async (change, code) => {
  const settings = { weeklySquareMetres: null, maxLengthMm: 3_000, maxWidthMm: 700, ...change };
  expectError(await staff.put(paths.workshop, settings), code);
});
