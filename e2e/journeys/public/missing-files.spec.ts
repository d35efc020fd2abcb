import type { Page } from '@playwright/test';
import { Calculator } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { hydrate } from '../../fixtures/hydrate';

// The same at either width.
test.describe('when a part of the page does not load at first', { tag: '@desktop' }, () => {
  test.use({ expectedConsoleErrors: /status of 503|ChunkLoadError/ });

  /** Until restored. */
  async function blockFile(page: Page, name: string): Promise<() => Promise<void>> {
    const files = new RegExp(`/assets/${name}\\.[^/]+\\.js`);
    await page.route(files, (route) => route.fulfill({ status: 503 }));
    return () => page.unroute(files);
  }

  test('"Try again" loads the page', async ({ page }) => {
    const unblockFile = await blockFile(page, 'page-kitchens');
    await page.goto('/');
    await hydrate(page);
    await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'Kitchens' })
      .click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await unblockFile();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchens in the same stone');
  });

  test('"Try again" loads the calculator', async ({ page }) => {
    const unblockFile = await blockFile(page, 'calculator');
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Instant Free Quote' }).first().click();
    const failed = page.getByRole('heading', { name: 'The calculator did not load' });
    await expect(failed).toBeVisible();
    await unblockFile();
    await page.getByRole('button', { name: 'Try again' }).click();
    await new Calculator(page).dialog.getByRole('heading', { name: 'Select Material' }).waitFor();
  });
});
