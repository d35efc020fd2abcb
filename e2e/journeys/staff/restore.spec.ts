import { paths, type AdminColor, type Material } from '@app/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey';
import { startOwnShop } from '../../fixtures/own-shop';
import { savedQuote } from '../../fixtures/saved-quote';
import { expectNoSidewaysScroll } from '../../fixtures/sideways';
import { signInAsStaff } from '../../fixtures/staff-session';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const bytesAt = async (page: Page, url: string) => {
  const reply = await page.request.get(url);
  expect(reply.status(), url).toBe(200);
  return reply.body();
};
const replyAt = async (page: Page, url: string) =>
  JSON.parse((await bytesAt(page, url)).toString()) as unknown;
const colors = async (page: Page) =>
  ((await replyAt(page, paths.materials)) as Material[]).flatMap((material) => material.colors);
const colorOf = async (page: Page, name: string) => {
  const found = (await colors(page)).find((color) => color.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** For what the shop needs a while for. */
const patience = { timeout: 120_000 };

/** As staff would: a price of its own, and a photograph in the place of the picture it came with. */
async function change(page: Page, name: string, priceModifier: string) {
  const { id, imageUrl } = await colorOf(page, name);
  const priced = await page.request.put(paths.adminItem('colors', id), { data: { priceModifier } });
  expect(((await priced.json()) as AdminColor).priceModifier).toBe(priceModifier);
  const photo = await bytesAt(page, imageUrl ?? '');
  const uploaded = await page.request.post(paths.uploadColorImage(id), {
    data: { imageData: `data:image/jpeg;base64,${photo.toString('base64')}`, imageField: 'image1' },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(200);
  expect((await colorOf(page, name)).imageUrl).toContain('/api/images/');
}

async function exportInto(page: Page) {
  await page.goto('/migrate');
  const download = page.waitForEvent('download');
  await press(page, 'Export Current Database (Backup)');
  return (await download).path();
}

// Two shops of their own: what one of them has goes to the other, in both ways that staff have.
test(
  'an export is restored into an empty shop, and what comes later by a migration',
  { tag: '@desktop' },
  async ({ browser }) => {
    // Two schemas, and two servers of each shop, come first.
    test.setTimeout(600_000);
    const old = await startOwnShop();
    const fresh = await startOwnShop({
      isEmpty: true,
      env: { PREVIEW_DATABASE_URL: old.databaseUrl, PREVIEW_STORAGE_URL: old.storageUrl },
    });
    const there = await browser.newContext({ baseURL: old.url });
    const here = await browser.newContext({ baseURL: fresh.url });
    try {
      const [from, page] = [await there.newPage(), await here.newPage()];
      await signInAsStaff(from, old.admin);
      await change(from, 'Calacatta Gold', '8.60');
      const quotes = [await savedQuote(from.request), await savedQuote(from.request)];
      const file = await exportInto(from);

      await signInAsStaff(page, fresh.admin);
      await page.goto('/migrate');
      expect(await replyAt(page, paths.materials)).toEqual([]);
      await page.getByLabel('Export file').setInputFiles(file);
      await expect(heading(page, 'What a restore would do')).toBeFocused(patience);
      await expect(page.getByRole('row', { name: /^Quotes/ })).toContainText('2 new');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await press(page, 'Restore this file');
      await page.getByRole('textbox', { name: 'Type REPLACE to confirm' }).fill('REPLACE');
      await press(page, 'Restore this file');
      await expect(heading(page, 'Restored')).toBeFocused(patience);
      await expect(page.getByText(/^Held back since the restore/)).toBeVisible();
      await expectNoSidewaysScroll(page);

      const same = [
        paths.materials,
        paths.thicknesses,
        paths.sinkTypes,
        paths.cutouts,
        ...quotes.map(({ id }) => paths.quote(id)),
      ];
      for (const url of same)
        expect([url, await replyAt(page, url)]).toEqual([url, await replyAt(from, url)]);
      const pictures = (await colors(page)).flatMap(({ imageUrl, imageUrl2 }) => [imageUrl, imageUrl2]);
      for (const url of pictures.filter((picture) => picture !== null))
        expect((await bytesAt(page, url)).equals(await bytesAt(from, url)), url).toBe(true);

      // Whoever restored is still signed in.
      await press(page, 'Release');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
      await expect(page.getByText(/^Held back since/)).toBeHidden();

      // The other shop is Preview now: what it has since comes along, with its picture.
      await change(from, 'Statuario Venato', '9.10');
      await press(page, 'Run dry run again');
      await expect(page.getByRole('row', { name: /^to update Color Statuario Venato/ })).toContainText(
        '£9.10',
      );
      await press(page, 'Start Migration');
      await expect(heading(page, 'Migration Successful!')).toBeFocused(patience);
      const migrated = await colorOf(page, 'Statuario Venato');
      const preview = await colorOf(from, 'Statuario Venato');
      expect(migrated).toMatchObject({ priceModifier: '9.10', imageUrl: preview.imageUrl });
      const photo = await bytesAt(page, migrated.imageUrl ?? '');
      expect(photo.equals(await bytesAt(from, preview.imageUrl ?? ''))).toBe(true);
    } finally {
      await Promise.all([there.close(), here.close()]);
      await Promise.all([old.stop(), fresh.stop()]);
    }
  },
);
