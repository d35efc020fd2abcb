import { violationsOn } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { horizontalScroll } from '../../fixtures/horizontal-scroll';
import { footerTexts, frameTexts, publicPages } from './public-pages';
import { hydrate } from '../../fixtures/hydrate';

for (const { path, heading, texts } of publicPages) {
  test.describe(`the page ${path}`, () => {
    // One browser for all pages, each a step of its own; a failure hides no other.
    test('shows its content, hydrates unchanged, and fits 320 px', async ({ page, isMobile }) => {
      const remote: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/remotes/admin/')) remote.push(request.url());
      });
      // Marked before our script loads; React would replace the heading if hydration failed.
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('h1')?.setAttribute('data-first', ''),
        );
      });
      const response = await page.goto(path);

      await test.step('shows its content, without errors in the browser', async () => {
        expect.soft(response?.status(), 'status').toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const body = page.locator('body');
        for (const text of [...texts, ...frameTexts]) await expect.soft(body).toContainText(text);
        const footer = page.getByRole('contentinfo');
        for (const text of footerTexts) await expect.soft(footer).toContainText(text);
        await expect.soft(page.locator('head title')).toHaveCount(1);
        await expect.soft(page.locator('head meta[name="description"]')).toHaveCount(1);
        await hydrate(page);
        expect.soft(await violationsOn(page), `accessibility of ${path}`).toEqual([]);
      });

      await test.step('keeps the server’s elements when it hydrates', async () => {
        await page.waitForLoadState('networkidle');
        await expect.soft(page.locator('h1[data-first]'), 'the first heading').toHaveCount(1);
      });

      await test.step('downloads nothing of the admin app', () => {
        expect.soft(remote).toEqual([]);
      });

      if (!isMobile) return;
      await test.step('needs no scrolling sideways at 320 px', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.reload();
        await hydrate(page);
        expect.soft(await horizontalScroll(page), 'pixels too wide').toBe(0);
        await page.evaluate(() => {
          for (const heading of document.querySelectorAll('h1, h2, h3'))
            heading.textContent = 'Waschtischplattenausschnitte';
        });
        expect.soft(await horizontalScroll(page), 'too wide with words of a translator').toBe(0);
      });
    });
  });
}

// The same bytes at either width.
test(
  'private pages stay out of caches, search engines and referrers',
  { tag: '@desktop' },
  async ({ request }) => {
    const id = 'A'.repeat(22);
    const withId = ['quote', 'job', 'order', 'payment-result'].map((name) => `/${name}/${id}`);
    const otherPages = [
      `/payment?quote=${id}`,
      `/basket?quotes=${id}`,
      '/trade/prices',
      '/admin',
      '/admin/x',
      '/migrate',
    ];
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const path of [...withId, ...otherPages]) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
      expect.soft(response.headers(), path).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      expect.soft(sitemap).not.toContain(`${path.split('?')[0]}<`);
    }
  },
);

test('the drawings of how to measure print on two pages', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/how-to-measure');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('is readable without JavaScript', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, heading } of publicPages)
    await test.step(path, async () => {
      await page.goto(path);

      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const text of frameTexts) await expect.soft(page.locator('body')).toContainText(text);
      await expect.soft(page.getByRole('button', { name: 'Dismiss offer' })).toBeHidden();
    });
  await context.close();
});
