import {
  type AdminColor,
  type AdminMaterial,
  type ItemUses,
  paths,
  type PriceChangePreview,
} from '@app/contracts';
import { newIdempotencyKey, withKey } from '../../payments/testing/a-deposit';
import { useCards } from '../../payments/testing/use-cards';
import { saveAQuote } from '../../testing/builders/a-basket';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { expireQuote } from '../../testing/builders/change-quote';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { takeAnOrder } from '../../testing/builders/take-an-order';

const { api } = useCards();
let staff: StaffCalls;
let parts: CatalogueParts;
let colors: AdminColor[];
beforeAll(async () => {
  staff = await asStaff(api);
  parts = await readCatalogue(api);
  colors = await expectSuccess<AdminColor[]>(staff.get(`${paths.adminItems('colors')}?pageSize=200`));
});

const gold = () => colors.find(({ name }) => name === 'Calacatta Gold') as AdminColor;
const usesOf = (kind: 'colors' | 'materials' | 'thicknesses' | 'cutouts' | 'sink-types', id: number) =>
  expectSuccess<ItemUses>(staff.get(paths.itemUses(kind, id)));

it('counts the open quotes and orders that an item is in', async () => {
  const cutout = parts.cutouts[1]?.id ?? 0;
  const sink = parts.sinkTypes[1]?.id ?? 0;
  await saveAQuote(api, { cutoutIds: [cutout], sinkTypeId: sink });
  await takeAnOrder(staff, [await saveAQuote(api)]);
  const expired = await saveAQuote(api);
  await expireQuote(api, expired.id, new Date());
  for (const [kind, id] of [
    ['colors', gold().id],
    ['materials', gold().materialId],
  ] as const)
    expect([kind, await usesOf(kind, id)]).toEqual([kind, { quotes: 1, orders: 1 }]);
  expect(await usesOf('cutouts', cutout)).toEqual({ quotes: 1, orders: 0 });
  expect(await usesOf('sink-types', sink)).toEqual({ quotes: 1, orders: 0 });
  expectError(await staff.get(paths.itemUses('colors', 999_999)), 'catalogue/item-not-found');
});

it('keeps a new colour inactive until it has a price and a picture, whether or not it is to be active', async () => {
  const create = (name: string, fields: Partial<AdminColor>) =>
    expectSuccess<AdminColor>(
      staff.post(
        paths.adminItems('colors'),
        { materialId: gold().materialId, name, ...fields },
        withKey(newIdempotencyKey()),
      ),
    );
  expect(await create('Agate', { priceModifier: '9.00' })).toMatchObject({ isActive: false });
  expect(await create('Onyx', { imageUrl: gold().imageUrl })).toMatchObject({ isActive: false });
  const ofBoth = { priceModifier: '9.00', imageUrl: gold().imageUrl };
  expect(await create('Jade', ofBoth)).toMatchObject({ isActive: true });
  const made = await create('Amber', { isActive: true });
  expect(made.isActive).toBe(false);
  const change = (fields: Partial<AdminColor>) => staff.put(paths.adminItem('colors', made.id), fields);
  const refusal = expectError(await change({ isActive: true, priceModifier: '9.00' }), 'request/invalid');
  expect(refusal.details?.fields).toMatchObject([{ field: 'isActive' }]);
  expectError(await change({ isActive: true, imageUrl: gold().imageUrl }), 'request/invalid');
  const ready = { isActive: true, priceModifier: '9.00', imageUrl: gold().imageUrl };
  expect(await expectSuccess<AdminColor>(change(ready))).toMatchObject({ isActive: true });
});

it('previews the base price that a price change will set', async () => {
  const preview = await expectSuccess<PriceChangePreview>(
    staff.post(paths.priceChangePreview, { kind: 'colors', percent: '10' }),
  );
  await expectSuccess(
    staff.post(paths.priceChanges, { kind: 'colors', percent: '10', digest: preview.digest }),
  );
  const after = await expectSuccess<AdminMaterial[]>(
    staff.get(`${paths.adminItems('materials')}?pageSize=200`),
  );
  expect(preview.basePrices.length).toBeGreaterThan(0);
  for (const { id, to } of preview.basePrices)
    expect(after.find((material) => material.id === id)).toMatchObject({ basePrice: to });
});
