import { readFile } from 'node:fs/promises';
import { paths, type AdminColor, type Material } from '@app/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { startOwnShop } from '../../fixtures/own-shop';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { signInAsStaff } from '../../fixtures/staff-session';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

const catalogue = async (page: Page) =>
  (await (await page.request.get(paths.materials)).json()) as Material[];
const colorIn = (materials: Material[], name: string) =>
  materials.flatMap(({ colors }) => colors).find((color) => color.name === name);

/** A price that staff have changed, different from Preview's. */
async function changePrice(page: Page, name: string, priceModifier: string) {
  const { id } = colorIn(await catalogue(page), name) ?? { id: 0 };
  const response = await page.request.put(paths.adminItem('colors', id), { data: { priceModifier } });
  expect(response.status(), await response.text()).toBe(200);
  expect(((await response.json()) as AdminColor).priceModifier).toBe(priceModifier);
}

// In a separate shop, because other journeys rely on the seed's prices.
test(
  'staff migrate Preview to Live and export the database',
  { tag: ['@desktop', '@essential-desktop'] },
  async ({ browser }) => {
    // Needs a schema, a seed and two servers, which is slow on a busy machine.
    test.slow();
    const shop = await startOwnShop();
    const context = await browser.newContext({ baseURL: shop.url });
    try {
      const page = await context.newPage();
      await page.goto('/migrate');
      await expect(heading(page, 'Admin Access Required')).toBeVisible();
      await signInAsStaff(page);
      await changePrice(page, 'Calacatta Gold', '8.60');

      await page.goto('/migrate');
      await press(page, 'Show 4 more differences');
      await expect(page.getByRole('row', { name: /^changed by staff Colour Calacatta Gold/ })).toContainText(
        '£8.60 stays',
      );
      await expect(figure(page, 'to create')).toContainText('3');

      await press(page, 'Start Migration');
      await expect(heading(page, 'Migration Successful!')).toBeFocused();
      await expect(figure(page, 'materials')).toContainText('5');
      await expect(figure(page, 'Carrara colours')).toContainText('3');
      await expect(figure(page, 'changed by staff, kept')).toContainText('1');
      await expectAccessible(page, 'the report of a migration');
      const migrated = await catalogue(page);
      expect(colorIn(migrated, 'Calacatta Gold')?.priceModifier).toBe('8.60');
      const venatino = colorIn(migrated, 'Carrara Venatino');
      expect((await page.request.get(venatino?.imageUrl ?? '/none')).headers()['content-type']).toBe(
        'image/jpeg',
      );

      // The second run changes nothing.
      await press(page, 'Start Migration');
      await expect(page.getByText('Nothing was changed. Changes by staff were kept.')).toBeVisible();
      expect(await catalogue(page)).toEqual(migrated);

      await page.setViewportSize({ width: 390, height: 844 });
      await press(page, 'Check again');
      await expect(page.getByRole('row', { name: /Calacatta Gold/ })).toContainText('£8.60 stays');
      await expectNoHorizontalScroll(page);

      const download = page.waitForEvent('download');
      await press(page, 'Export Current Database (Backup)');
      const file = await download;
      await expect(page.getByText('Export Complete', { exact: true })).toBeVisible();
      expect(file.suggestedFilename()).toMatch(/^database-export-\d{4}-\d\d-\d\d\.json$/);
      const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as {
        format: string;
        tables: Record<string, { name: string; price_modifier: string }[]>;
      };
      expect(exported.format).toBe('vanity-tops-export');
      expect(exported.tables.material).toHaveLength(5);
      expect(exported.tables.color).toContainEqual(
        expect.objectContaining({ name: 'Calacatta Gold', price_modifier: '8.60' }),
      );
    } finally {
      await context.close();
      await shop.stop();
    }
  },
);
