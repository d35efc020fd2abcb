import { mkdir, writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { toSmallWebp } from './to-small-webp';
import { screens } from './screens';
import { hydrate } from '../fixtures/hydrate';

const folder = new URL('../../docs/pictures/', import.meta.url).pathname;

for (const { name, path, visit, isWhole = !visit } of screens)
  test(`${name} (${path})`, async ({ page, browser, viewport }) => {
    const width = viewport?.width ?? 0;
    await page.goto(path);
    await hydrate(page);
    await visit?.(page);
    if (isWhole) await scrollThrough();
    // Drawings adapt to the page's width during a full-page picture, so the whole page is shown before.
    if (isWhole && visit) await showFullPage();
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ fullPage: isWhole });

    await mkdir(folder, { recursive: true });
    await writeFile(
      `${folder}${name}-${width}.webp`,
      await toSmallWebp(browser, picture, Math.min(width, 800)),
    );

    async function showFullPage() {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
    }

    /** Lazy pictures load when they come into view. */
    async function scrollThrough() {
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 60));
        }
        window.scrollTo(0, 0);
      });
    }
  });
