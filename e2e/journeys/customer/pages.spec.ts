import { expect, test } from '../../fixtures/journey';

test.describe('addresses that lead nowhere', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('say so, with status 404', async ({ page }) => {
    const reply = await page.goto('/no-such-page');

    expect(reply?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});
