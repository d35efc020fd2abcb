import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { frameTexts, publicPages } from './public-pages';

for (const { path, heading, texts } of publicPages) {
  test.describe(`the page ${path}`, () => {
    test('says what it has to say, without a complaint of the browser', async ({ page }) => {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(200);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const body = page.locator('body');
      for (const text of [...texts, ...frameTexts]) await expect(body).toContainText(text);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
      await page.waitForFunction(() => 'isAlive' in window);
      await expectAccessible(page, path);
    });

    test('reads without script', async ({ browser, baseURL, contextOptions }) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const text of frameTexts) await expect(page.locator('body')).toContainText(text);
      await expect(page.getByRole('button', { name: 'Dismiss offer' })).toBeHidden();
      await context.close();
    });

    test('needs no scrolling sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await page.waitForFunction(() => 'isAlive' in window);

      const { wide, room } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      expect(wide).toBeLessThanOrEqual(room);
    });

    test('is adopted as it is: nothing that stood there goes', async ({ page }) => {
      // Marked before our script arrives; React would have made the heading anew if it disagreed with it.
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('h1')?.setAttribute('data-first', ''),
        );
      });
      await page.goto(path);
      await page.waitForFunction(() => 'isAlive' in window);
      await page.waitForLoadState('networkidle');

      await expect(page.locator('h1[data-first]')).toHaveCount(1);
    });
  });
}
