import { expect, test } from '../../fixtures/journey';
import { startShopServer } from '../../fixtures/shop-server';

test.use({ expectedComplaints: /status of 50[234]/ });

test('with the API away the calculator says so, with a retry and the phone number', async ({
  page,
  stopAfterwards,
}) => {
  const shop = await stopAfterwards(
    startShopServer({ API_URL: 'http://127.0.0.1:9', ADMIN_URL: 'http://127.0.0.1:9' }),
  );
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Get Instant Free Quote' }).first().click();

  const dialog = page.getByRole('dialog', { name: 'Instant quote' });
  await expect(dialog.getByText(/Error loading materials: /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: '0118 496 0123' })).toBeVisible();
});
