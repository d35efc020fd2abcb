import { type AdminOrderSummary, catalogueKinds, paths, sessionHintCookie } from '@app/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { Calculator } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { startFaultyProxy, startShopServer } from '../../fixtures/shop-server';

const remotePath = '/remotes/admin/';

test('the admin app is loaded at run time, only when it is opened', async ({ page }) => {
  const remote: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(remotePath)) remote.push(new URL(request.url()).pathname);
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

/** A signed-in admin, without a session in the product's database. */
async function signedInAdmin(page: Page, origin: string) {
  await page.context().addCookies([{ name: sessionHintCookie, value: '1', url: origin }]);
  const counts = Object.fromEntries([...catalogueKinds, 'orders', 'newInquiries'].map((name) => [name, 0]));
  await page.route('**/api/admin/**', (route) => route.fulfill({ json: [] }));
  const none = {
    orders: 0,
    openOrders: 0,
    awaitingDeposit: 0,
    withTasks: 0,
    withTasksDueToday: 0,
    due: 0,
    overdue: 0,
    balancesDue: '0.00',
    balancesOverdue: '0.00',
    quotes: 0,
    quotesWorth: '0.00',
  } satisfies AdminOrderSummary;
  await page.route(`**${paths.adminOrderSummary}`, (route) => route.fulfill({ json: none }));
  await page.route(`**${paths.adminCounts}`, (route) => route.fulfill({ json: counts }));
  await page.route(`**${paths.currentUser}`, (route) =>
    route.fulfill({
      json: { firstName: 'Alison', email: 'alison@example.com', isAdmin: true, role: 'owner' },
    }),
  );
}

test.describe('inside the shop', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'dark' });

  test('the admin brings no second React and leaves no styles behind', async ({ page, baseURL }) => {
    await signedInAdmin(page, baseURL ?? '');
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes(remotePath) && response.url().endsWith('.js'))
        scripts.push(response.text());
    });
    await page.goto('/contact');
    const headerStyle = () =>
      page
        .getByRole('banner')
        .locator('*')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { display, color, fontSize, padding } = getComputedStyle(element);
            return [display, color, fontSize, padding].join();
          }),
        );
    const panel = page.getByRole('link', { name: 'Admin Panel' });
    await panel.waitFor();
    const before = await headerStyle();

    await panel.click();
    await page.getByRole('tab', { name: 'Cutouts' }).click();
    await expect(page.getByRole('heading', { name: 'Cutouts', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The address in the errors of React's production build.
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => text.includes('react.dev/errors'))).toEqual([]);

    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect.poll(headerStyle).toEqual(before);
  });
});

test.describe('with incompatible files', { tag: '@desktop' }, () => {
  test.use({
    expectedConsoleErrors: /Failed to load|remotes\/admin|federation|mf-manifest|Uncaught|Unexpected/i,
  });

  const loadFailed = /did not arrive from its server/;
  const problems: [problem: string, file: RegExp, body: string, message: RegExp][] = [
    ['a manifest of another kind', /mf-manifest\.json/, '{"version":"0.1"}', loadFailed],
    [
      'an entry of another release',
      /remoteEntry\.js/,
      'var admin = { init() {}, get: async () => () => ({ contract: 2, AdminApp: null }) };',
      /come from different releases/,
    ],
    ['a broken chunk', /remotes\/admin\/assets\/.*\.js/, 'not a script', loadFailed],
  ];
  for (const [problem, file, body, message] of problems)
    test(`${problem}: /admin shows an error, the shop works, and a retry recovers`, async ({ page }) => {
      await page.route(file, (route) =>
        route.fulfill({
          body,
          contentType: file.source.includes('json') ? 'application/json' : 'text/javascript',
        }),
      );
      await page.goto('/admin');
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(message);

      await page.unroute(file);
      // The browser keeps an entry that has run: there a second press reloads the page.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 3_000 });
        await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible({
          timeout: 3_000,
        });
      }).toPass({ timeout: 90_000 });
      await page.getByRole('link', { name: 'Return Home' }).click();
      await new Calculator(page).open();
    });

  test('a release while the admin is open: a missing page offers to reload', async ({ page, baseURL }) => {
    await signedInAdmin(page, baseURL ?? '');
    await page.goto('/admin/cutouts');
    await expect(page.getByRole('heading', { name: 'Cutouts', level: 1 })).toBeVisible();
    await page.route(/remotes\/admin\/assets\//, (route) => route.fulfill({ status: 404 }));

    await page.getByRole('link', { name: 'Customers' }).click();
    // Toasts have an alert of their own, which may come first.
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })).toBeVisible();
    await expectAccessible(page, 'a missing admin page');
    await page.getByRole('button', { name: 'Try again' }).click();
    // Only then has the second attempt failed too.
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.waitFor();
    await page.unroute(/remotes\/admin\/assets\//);
    await reload.click();
    await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  });
});

test('the admin app works on its own address too', async ({ page }) => {
  await page.goto(process.env.ADMIN_URL ?? 'http://127.0.0.1:4201');

  await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
  await expectAccessible(page, 'admin sign-in, on its own');
});

for (const failure of ['stopped', 'hanging'] as const) {
  // The same at either width.
  test.describe(`with the admin server ${failure}`, { tag: ['@desktop', '@essential-desktop'] }, () => {
    test.use({ expectedConsoleErrors: /Failed to load resource|remotes\/admin|federation|mf-manifest/i });

    test('the shop works, /admin shows an error, and a retry recovers', async ({ page, stopAfterwards }) => {
      const admin = await stopAfterwards(startFaultyProxy(process.env.ADMIN_URL ?? 'http://127.0.0.1:4201'));
      admin.simulate(failure);
      const shop = await stopAfterwards(startShopServer({ ADMIN_URL: admin.url }));
      await page.goto(shop.url);
      await new Calculator(page).open();

      await page.goto(`${shop.url}/admin`);
      const retry = page.getByRole('button', { name: /try again|retry/i });
      await expect(retry).toBeVisible();
      await expectAccessible(page, `admin server ${failure}`);

      admin.simulate('none');
      await retry.click();
      await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    });
  });
}
