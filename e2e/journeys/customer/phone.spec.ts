import type { Locator } from '@playwright/test';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { waitForAnimations } from '../../fixtures/wait-for-animations';
import { expect, test } from '../../fixtures/journey';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { hydrate } from '../../fixtures/hydrate';

test('no page scrolls sideways, down to 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expectNoHorizontalScroll(page);

  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.configure(calacattaTop);
  await calculator.goToNextStep();
  await expectNoHorizontalScroll(page);
  const overflowing = () =>
    calculator.dialog.evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > 321).length,
    );
  await expect.poll(overflowing, 'parts of the calculator that stick out').toBe(0);

  await calculator.save.click();
  await calculator.dialog.getByRole('link', { name: 'Open your quote' }).click();
  await expect(page.getByRole('heading', { name: 'Your quote', level: 1 })).toBeVisible();
  await expectNoHorizontalScroll(page);
});

/** Scrolls a button's view; returns the button's position at once and some frames later. */
const scrolled = (button: Locator, distance: number) =>
  button.evaluate(async (element, top) => {
    let view = element.parentElement;
    while (view && getComputedStyle(view).overflowY !== 'auto') view = view.parentElement;
    const middle = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    view?.scrollTo({ top: 0, behavior: 'instant' });
    const start = middle();
    view?.scrollTo({ top, behavior: 'instant' });
    const atOnce = middle();
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return { start, atOnce, later: middle(), top: view?.scrollTop };
  }, distance);

test('only the touched area scrolls, and it follows the finger', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.configure(calacattaTop);
  await calculator.goToNextStep();
  const expectPreciseScroll = async (button: Locator) => {
    await button.waitFor();
    await waitForAnimations(page);
    for (const distance of [20, 30, 49, 60, 120]) {
      const { start, atOnce, later, top } = await scrolled(button, distance);
      expect(top).toBe(distance);
      expect(atOnce.y).toBeCloseTo(start.y - distance, 0);
      expect(later).toEqual(atOnce);
    }
  };
  await expectPreciseScroll(calculator.cutout(/^Tap hole/));
  await expect(calculator.dialog.getByRole('img', { name: /^Plan, 1200 by 350/ })).toBeInViewport();

  await calculator.save.click();
  await expectPreciseScroll(
    calculator.dialog.getByRole('button', { name: 'Add to basket and keep shopping' }),
  );
});

test('pictures fill most of a phone in landscape', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/materials');
  await hydrate(page);
  await page.getByRole('main').getByRole('button', { name: 'View images of Calacatta Gold' }).click();
  const gallery = page.getByRole('dialog', { name: 'Calacatta Gold' });
  const picture = await gallery.getByRole('img', { name: 'Image 1' }).boundingBox();

  expect(picture?.height).toBeGreaterThan(390 / 2);
  await expect(gallery.getByRole('button', { name: 'Image 3' })).toBeInViewport();
  await expect(gallery.getByRole('button', { name: 'Close' })).toBeInViewport();
});
