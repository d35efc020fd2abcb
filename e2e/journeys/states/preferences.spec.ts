import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/journey';
import { sidewaysScroll } from '../../fixtures/sideways';
import { statesUrl } from '../../fixtures/states-url';
import { publicPages } from '../public/public-pages';

const lookOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { borderTopColor, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    return { border: `${borderTopWidth} ${borderTopColor}`, outline: `${outlineWidth} ${outlineStyle}` };
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen differs from what is not by its border', async ({ page }) => {
    await page.goto(statesUrl('/states/choice/chosen'));
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const borderOf = async (label: Locator) => (await lookOf(label)).border;
    const pill = (name: string) => page.locator('label', { hasText: name });
    const card = (name: string) => page.locator('div:has(> label)', { hasText: name }).last();

    expect(await borderOf(pill('20mm'))).not.toBe(await borderOf(pill('30mm')));
    expect(await borderOf(card('Calacatta Gold'))).not.toBe(await borderOf(card('Carrara White')));
  });

  test('a field shows that it has the focus, and that it was refused', async ({ page }) => {
    await page.goto(statesUrl('/states/field/refused'));
    const frame = (name: string) => page.getByRole('textbox', { name }).locator('..');
    const refused = await lookOf(frame('Email'));
    await page.getByRole('textbox', { name: 'Email' }).focus();
    expect((await lookOf(frame('Email'))).outline).not.toBe(refused.outline);

    await page.goto(statesUrl('/states/field/empty'));
    expect((await lookOf(frame('Company name'))).border).not.toBe(refused.border);
  });

  test('one tab alone is underlined', async ({ page }) => {
    await page.goto(statesUrl('/states/tabs/the-first-is-open'));
    await page.getByRole('tab').first().waitFor();
    const lines = await page
      .getByRole('tab')
      .locator('> span')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomColor));

    expect(lines.filter((line) => line === lines[0])).toHaveLength(1);
  });

  test('buttons and dialogs keep an edge', async ({ page }) => {
    await page.goto(statesUrl('/states/sign-in-dialog/empty'));
    for (const edge of [page.getByRole('dialog'), page.getByRole('button', { name: 'Login' })]) {
      const { border } = await lookOf(edge);
      // A phone's dialog fills the screen and needs none, but has one all the same.
      expect(border).toMatch(/^[1-9]/);
    }
  });

  // The same rules at either width.
  test(
    'drawings take the colours of the reader, a plan keeps its paper',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await page.goto(statesUrl('/states/not-found-page/filled'));
      const strokeOf = (drawing: Locator) =>
        drawing.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-ink'));
      expect(await strokeOf(page.getByRole('main').locator('svg').first())).toBe('CanvasText');

      await page.goto(statesUrl('/states/calculator/priced'));
      await page.locator('html[data-state=shown]').waitFor({ state: 'attached' });
      expect(await strokeOf(page.locator('svg:has(title)').first())).not.toBe('CanvasText');
    },
  );
});

// A desktop is zoomed.
test.describe('at 200 % zoom', { tag: '@desktop' }, () => {
  // What a window of 1280 × 900 is left with.
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

  for (const { path } of publicPages)
    test(`${path} needs no scrolling sideways`, async ({ page }) => {
      await page.goto(path);
      await page.waitForFunction(() => 'isAlive' in window);

      expect(await sidewaysScroll(page)).toBe(0);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport();
    });

  test('the calculator keeps its next step within reach', async ({ page }) => {
    await page.goto(statesUrl('/states/calculator/step-2-size'));
    await page.locator('html[data-state=shown]').waitFor({ state: 'attached' });

    await expect(page.getByRole('button', { name: /^Next:/ })).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('who wants less motion gets none that lasts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const state of ['skeleton/loading-for-ever', 'button/pending', 'toast/failed', 'menu-sheet/open']) {
    await page.goto(statesUrl(`/states/${state}`));
    await page.locator('html[data-state=shown]').waitFor({ state: 'attached' });
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect({ state, moving }).toEqual({ state, moving: [] });
  }
});
