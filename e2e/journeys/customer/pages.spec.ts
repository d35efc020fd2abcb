import { Calculator } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';

test.describe('unknown addresses', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('show the 404 page, with status 404', async ({ page }) => {
    const response = await page.goto('/no-such-page');

    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});

test.describe('a release while a page is open', { tag: '@desktop' }, () => {
  test.use({ expectedConsoleErrors: /status of 404|ChunkLoadError/ });

  test('reloads the page if its files are gone, unless something was typed', async ({ page }) => {
    const missingFile = /\/assets\/calculator\.[^/]+\.js/;
    await page.route(missingFile, (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Our bathroom is');
    const open = page.getByRole('button', { name: 'Get Instant Free Quote' }).first();
    await open.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveValue('Our bathroom is');

    await message.fill('');
    const reloaded = page.waitForEvent('framenavigated');
    await open.click();
    await reloaded;
    await page.unroute(missingFile);
    await new Calculator(page).open();
  });
});
