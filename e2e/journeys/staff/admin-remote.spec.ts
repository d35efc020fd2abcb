import { expectAccessible } from '../../fixtures/accessibility';
import { Calculator } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { startFickleProxy, startShopServer } from '../../fixtures/shop-server';

test('the admin app is fetched at run time, and only when it is opened', async ({ page }) => {
  const remote: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/admin/')) remote.push(new URL(request.url()).pathname);
  });

  await page.goto('/');
  await new Calculator(page).open();
  expect(remote).toEqual([]);

  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
  await expect(page.getByText('You need administrator privileges to access this area.')).toBeVisible();
  expect(remote).toContain('/remotes/admin/mf-manifest.json');
  await expectAccessible(page, 'admin gate');
});

test('the admin app stands alone on its own address', async ({ page }) => {
  await page.goto(process.env.ADMIN_URL ?? 'http://127.0.0.1:4201');

  await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
  await expectAccessible(page, 'admin gate, alone');
});

for (const mood of ['stopped', 'hanging'] as const) {
  // The same at either width.
  test.describe(`with the admin server ${mood}`, { tag: '@desktop' }, () => {
    test.use({ expectedComplaints: /Failed to load resource|remotes\/admin|federation|mf-manifest/i });

    test('the shop works, /admin says so, and a retry recovers', async ({ page }) => {
      const admin = await startFickleProxy(process.env.ADMIN_URL ?? 'http://127.0.0.1:4201');
      admin.become(mood);
      const shop = await startShopServer({ ADMIN_URL: admin.url });
      try {
        await page.goto(shop.url);
        await new Calculator(page).open();

        await page.goto(`${shop.url}/admin`);
        const retry = page.getByRole('button', { name: /try again|retry/i });
        await expect(retry).toBeVisible({ timeout: 20_000 });
        await expectAccessible(page, `admin server ${mood}`);

        admin.become('well');
        await retry.click();
        await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible({
          timeout: 20_000,
        });
      } finally {
        await shop.stop();
        await admin.stop();
      }
    });
  });
}
