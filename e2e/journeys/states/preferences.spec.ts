import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey';
import { expectNoHorizontalScroll, horizontalScroll } from '../../fixtures/horizontal-scroll';
import { statesUrl } from '../../fixtures/states-url';
import { publicPages } from '../public/public-pages';
import { hydrate } from '../../fixtures/hydrate';

/** Opens a state and waits until it is ready. */
async function show(page: Page, state: string): Promise<void> {
  await page.goto(statesUrl(`/states/${state}`));
  await page.locator('html[data-state=shown]').waitFor({ state: 'attached' });
}

const styleOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { borderTopColor, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    return { border: `${borderTopWidth} ${borderTopColor}`, outline: `${outlineWidth} ${outlineStyle}` };
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('selected options have a different border', async ({ page }) => {
    await show(page, 'choice/chosen');
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const borderOf = async (label: Locator) => (await styleOf(label)).border;
    const pill = (name: string) => page.locator('label', { hasText: name });
    const card = (name: string) => page.locator('div:has(> label)', { hasText: name }).last();

    const [selected, other] = [pill('20mm'), pill('30mm')];
    await expect.poll(async () => (await borderOf(selected)) !== (await borderOf(other))).toBe(true);
    const [gold, white] = [card('Calacatta Gold'), card('Carrara White')];
    await expect.poll(async () => (await borderOf(gold)) !== (await borderOf(white))).toBe(true);
  });

  test('fields show focus and errors', async ({ page }) => {
    await show(page, 'field/invalid');
    const frame = (name: string) => page.getByRole('textbox', { name }).locator('..');
    const invalid = await styleOf(frame('Email'));
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await expect.poll(async () => (await styleOf(frame('Email'))).outline).not.toBe(invalid.outline);

    await show(page, 'field/empty');
    await expect.poll(async () => (await styleOf(frame('Company name'))).border).not.toBe(invalid.border);
  });

  test('only one tab is underlined', async ({ page }) => {
    await show(page, 'tabs/the-first-is-open');
    const lines = await page
      .getByRole('tab')
      .locator('> span')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomColor));

    expect(lines.filter((line) => line === lines[0])).toHaveLength(1);
  });

  test('buttons and dialogs have a border', async ({ page }) => {
    await show(page, 'sign-in-dialog/empty');
    for (const bordered of [page.getByRole('dialog'), page.getByRole('button', { name: 'Login' })]) {
      const { border } = await styleOf(bordered);
      // A full-screen dialog on a phone needs no border, but has one all the same.
      expect(border).toMatch(/^[1-9]/);
    }
  });

  // The same rules at either width.
  test(
    'drawings use the reader’s colours, and plans keep a white background',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await show(page, 'not-found-page/default');
      const strokeOf = (drawing: Locator) =>
        drawing.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-ink'));
      expect(await strokeOf(page.getByRole('main').locator('svg').first())).toBe('CanvasText');

      await show(page, 'calculator/priced');
      expect(await strokeOf(page.locator('svg:has(title)').first())).not.toBe('CanvasText');
    },
  );
});

// Desktops are zoomed.
test.describe('at 200 % zoom', { tag: '@desktop' }, () => {
  // What remains of a window of 1280 × 900.
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

  // One context, so that shared files are loaded once.
  test('no public page scrolls sideways', async ({ page }) => {
    for (const { path } of publicPages)
      await test.step(path, async () => {
        await page.goto(path);
        await hydrate(page);

        expect.soft(await horizontalScroll(page), `pixels that ${path} is too wide`).toBe(0);
        await expect.soft(page.getByRole('button', { name: 'Menu' }), path).toBeInViewport();
      });
  });

  test('the calculator keeps its next step on screen', async ({ page }) => {
    await show(page, 'calculator/step-2-size');

    await expect(page.getByRole('button', { name: /^Next:/ })).toBeInViewport();
    await expectNoHorizontalScroll(page);
  });
});

// A laptop's screen.
test.describe('on a screen of 1440 by 900', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('staff see all tabs in the sidebar, and all actions of an order', async ({ page }) => {
    await show(page, 'admin-orders/default');
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: NaN, height: NaN };
    const last = await boxOf(page.getByRole('tab', { name: 'Migration' }));
    const account = await boxOf(page.getByRole('button', { name: /alison@example\.com/ }));

    expect(last.y + last.height).toBeLessThanOrEqual(account.y);
    await expect(page.getByRole('button', { name: 'Actions for VT-26-00409' })).toBeInViewport({ ratio: 1 });
  });
});

test('with reduced motion nothing is animated for long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const state of ['skeleton/loading', 'button/pending', 'toast/failed', 'menu-sheet/open']) {
    await show(page, state);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        // The style sheet leaves each 0.01 ms, which may still be running.
        .filter((milliseconds) => milliseconds > 1),
    );
    expect({ state, moving }).toEqual({ state, moving: [] });
  }
});
