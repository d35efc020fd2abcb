import {
  paths,
  type AuditEntryResponse,
  type PriceChangeResponse,
  type PriceImportPreview,
} from '@app/contracts';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { startApi, type TestApi } from '../../testing/servers/start-api';

let api: TestApi;
let staff: StaffCalls;
beforeEach(async () => {
  api = await startApi({ now: () => new Date('2026-11-21T23:30:00.000Z') });
  staff = await asStaff(api);
});
afterEach(() => api.stop());

const list = async () => (await staff.get(paths.priceList)).body;
const preview = async (csv: string) =>
  (await staff.post(paths.previewPriceImport, { csv })).json<PriceImportPreview>();
const applyPriceList = (csv: string, digest: string) => staff.post(paths.priceImports, { csv, digest });

it('a price list is exported, edited, previewed, applied for visitors, and undone', async () => {
  const file = await staff.get(paths.priceList);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="prices-2026-11-21.csv"',
    'cache-control': 'no-store',
  });
  const before = file.body;
  expect(before.split('\r\n').slice(0, 3)).toEqual([
    '\ufeffKind,Material,Name,Price',
    'Material,,Quartz,5.600',
    'Colour,Quartz,Bianco Sparkle,5.60',
  ]);
  expect(await preview(before)).toMatchObject({ lines: [], problems: [], unchanged: 49, notListed: 0 });

  const edited = before
    .replace('Colour,Quartz,Bianco Sparkle,5.60', 'Colour,Quartz,Bianco Sparkle,5.85')
    .replace('Sink type,,Undermount Oval,95.00', 'Sink type,,Undermount Oval,99.00');
  const { lines: changes, digest } = await preview(edited);
  expect(changes.map(({ name, from, to }) => `${name} ${from} ${to}`)).toEqual([
    'Bianco Sparkle 5.60 5.85',
    'Undermount Oval 95.00 99.00',
  ]);
  expect(await list()).toBe(before);

  const change = await expectSuccess<PriceChangeResponse>(applyPriceList(edited, digest));
  expect(change).toMatchObject({ title: 'Price list', changed: 2, canBeUndone: true });
  // The base price, which the preview does not list, is now that of Nero Sparkle, the cheapest colour after the change.
  expect(await list()).toBe(edited.replace('Material,,Quartz,5.600', 'Material,,Quartz,5.800'));
  expect((await readCatalogue(api)).material('Quartz').colors[0]).toMatchObject({ priceModifier: '5.85' });
  const [entry] = (await staff.get(`${paths.adminAudit}?page=1`)).json<AuditEntryResponse[]>();
  expect(entry).toMatchObject({
    before: {
      prices: { colors: { [changes[0]?.id ?? 0]: '5.60' }, 'sink-types': expect.anything() as unknown },
    },
  });

  const undone = await staff.post(paths.undoPriceChange(change.id), {});
  expect(undone.json()).toEqual({ restored: 2, kept: [] });
  expect(await list()).toBe(before);
});

it(
  'nothing is saved if a row is wrong, something has changed since, or nothing would change',
  { tags: 'thorough' },
  async () => {
    const before = await list();
    const wrong = 'Kind,Material,Name,Price\nMaterial,,Quartz,5.9\nMaterial,,Slate,4';
    const { digest, problems } = await preview(wrong);
    expect(problems).toEqual([{ line: 3, message: 'There is no material called ‘Slate’.' }]);
    expectError(await applyPriceList(wrong, digest), 'prices/list-invalid');

    const right = 'Kind,Material,Name,Price\nMaterial,,Quartz,5.9';
    const shown = await preview(right);
    await api.sql(`UPDATE material SET base_price = 5.7 WHERE name = 'Quartz'`);
    expectError(await applyPriceList(right, shown.digest), 'prices/changed-meanwhile');
    await api.sql(`UPDATE material SET base_price = 5.9 WHERE name = 'Quartz'`);
    expectError(await applyPriceList(right, (await preview(right)).digest), 'request/invalid');

    await api.sql(`UPDATE material SET base_price = 5.6 WHERE name = 'Quartz'`);
    expect(await list()).toBe(before);
    expect(await api.sql('SELECT count(*)::int AS count FROM price_change')).toEqual([{ count: 0 }]);
  },
);

it('an empty or too long file is rejected', { tags: 'thorough' }, async () => {
  expectError(await staff.post(paths.previewPriceImport, { csv: '' }), 'request/invalid');
  expectError(await staff.post(paths.previewPriceImport, { csv: 'x'.repeat(200_001) }), 'request/invalid');
  expectError(
    await staff.post(paths.previewPriceImport, { csv: 'x'.repeat(2_000_000) }),
    'request/too-large',
  );
});
