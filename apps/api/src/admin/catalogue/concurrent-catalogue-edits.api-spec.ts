import {
  paths,
  type AdminColor,
  type AdminMaterial,
  type Material,
  type QuoteResponse,
} from '@app/contracts';
import { setColorImage } from '../../catalogue/editing/color-pictures';
import { Statements } from '../../database/statements';
import { aQuote } from '../../testing/builders/a-quote';
import { asStaff } from '../../testing/as-staff';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { addStaff } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { until } from '../../testing/until';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { catalogueCalls, uniqueName, colorOnSale } from './testing/item-rows';

const at = new Date('2026-11-21T10:00:00.000Z');
const api = useApi({ now: () => at });
const staff = useStaff(api);

const { create, change } = catalogueCalls(staff);

describe('two admins who edit the same colour', () => {
  it('cannot overwrite each other: the first update wins, the others get 409 with the current version', async () => {
    const other = await asStaff(api, await addStaff(api, { email: 'second@example.com', isAdmin: true }));
    const color = await create<AdminColor>('colors');
    const url = paths.adminItem('colors', color.id);
    const replies = await Promise.all(
      [staff, other, staff, other].map((admin, index) =>
        admin.put(url, { priceModifier: `6.0${index}`, version: color.version }),
      ),
    );
    const won = replies.filter(({ statusCode }) => statusCode === 200);
    const lost = replies.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 3]);
    const kept = won[0]?.json<AdminColor>();
    expect(kept?.version).toBe(2);
    for (const reply of lost) {
      expect(expectError(reply, 'catalogue/changed-meanwhile').details).toEqual({ current: kept });
    }
    expect((await staff.get(url)).json()).toEqual(kept);
  });

  it('get no conflict when they retry an update that was already saved', async () => {
    const color = await create<AdminColor>('colors');
    const wanted = { priceModifier: '6', version: color.version };
    const saved = (await change('colors', color.id, wanted)).json<AdminColor>();
    const again = await change('colors', color.id, wanted);
    expect([again.statusCode, again.json()]).toEqual([200, saved]);
    expect(saved.version).toBe(2);
  });
});

describe('visitors', () => {
  it('can save quotes while staff change the colour, without waiting', async () => {
    const color = await create<AdminColor>('colors', { materialId: 3, ...colorOnSale });
    const parts = await readCatalogue(api);
    await api.app.get(Statements).transaction(async (tx) => {
      const change = { colorId: color.id, field: 'image1', image: null, at } as const;
      await setColorImage(tx, { userId: null, requestId: null }, change);
      const saved = await api.post(paths.quotes, aQuote(parts, { colorId: color.id }));
      expect(saved.statusCode).toBe(201);
    });
  });

  it('see a change immediately, in every process', { tags: 'thorough' }, async () => {
    const other = await startApi({ databaseUrl: api.databaseUrl, now: () => at });
    try {
      const seenIn = async (instance: TestApi, id: number) =>
        (await instance.get(paths.materials)).json<Material[]>().find((material) => material.id === id);
      const material = await create<AdminMaterial>('materials');
      const color = await create<AdminColor>('colors', {
        materialId: material.id,
        ...colorOnSale,
        priceModifier: '4.00',
      });
      // This process sees the change immediately, the other process after the notification.
      expect((await seenIn(api, material.id))?.colors).toMatchObject([{ priceModifier: '4.00' }]);
      await until(async () => (await seenIn(other, material.id))?.colors.length === 1);

      await change('colors', color.id, { priceModifier: '4.50' });
      expect((await seenIn(api, material.id))?.colors).toMatchObject([{ priceModifier: '4.50' }]);
      await until(async () => (await seenIn(other, material.id))?.colors[0]?.priceModifier === '4.50');

      await change('materials', material.id, { isActive: false });
      expect(await seenIn(api, material.id)).toBeUndefined();
      await until(async () => (await seenIn(other, material.id)) === undefined);
    } finally {
      await other.stop();
    }
  });

  it('keep their quotes unchanged, whatever happens to the parts (D3)', async () => {
    const material = await create<AdminMaterial>('materials');
    const color = await create<AdminColor>('colors', { materialId: material.id, ...colorOnSale });
    const sink = await create('sink-types', { priceModifier: '10.00' });
    const parts = await readCatalogue(api);
    const order = aQuote(parts, { materialId: material.id, colorId: color.id, sinkTypeId: sink.id });
    const { id } = (await api.post(paths.quotes, order)).json<QuoteResponse>();
    const read = async () => (await api.get(paths.quote(id))).json<QuoteResponse>();
    const before = await read();
    expect(before.totalPrice).toBe('220.00');

    await change('colors', color.id, { name: uniqueName(), priceModifier: '9.00', isActive: false });
    await change('sink-types', sink.id, { isActive: false });
    expect(await read()).toEqual(before);
    expect(expectError(await api.post(paths.quotes, order), 'quote/part-not-sold').details?.part).toBe(
      'colorId',
    );
    await staff.delete(paths.adminItem('materials', material.id));
    await staff.delete(paths.adminItem('sink-types', sink.id));
    expect(await read()).toEqual(before);
  });
});
