import type { Locator } from '@playwright/test';
import { Basket } from '../../fixtures/basket';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { comeToRest } from '../../fixtures/come-to-rest';
import { expect, test } from '../../fixtures/journey';
import { expectNoSidewaysScroll } from '../../fixtures/sideways';
import { wake } from '../../fixtures/wake';

test(
  'after a reload Back knows the steps of the calculator that is open now',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const calculator = new Calculator(page);
    await calculator.openAtSize('Marble');
    await page.reload();
    await calculator.openAtSize('Granite');

    await page.goBack();
    await expect(calculator.choice('Granite')).toBeChecked();
    await page.goBack();
    await expect(calculator.dialog).toBeHidden();
  },
);

test('nothing has to be scrolled sideways, down to 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expectNoSidewaysScroll(page);

  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.configure(calacattaTop);
  await calculator.goOn();
  await expectNoSidewaysScroll(page);
  const tooWide = () =>
    calculator.dialog.evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > 321).length,
    );
  await expect.poll(tooWide, 'parts of the calculator that stick out').toBe(0);

  await calculator.save.click();
  await calculator.dialog.getByRole('link', { name: 'Open your quote' }).click();
  await expect(page.getByRole('heading', { name: 'Your quote', level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** Scrolls the view that a button is in, and says where the button stands at once and some frames later. */
const scrolled = (button: Locator, by: number) =>
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
  }, by);

test(
  'what is scrolled moves as the finger does, and by nothing more',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/');
    const calculator = new Calculator(page);
    await calculator.open();
    await calculator.configure(calacattaTop);
    await calculator.goOn();
    const expectFirm = async (button: Locator) => {
      await button.waitFor();
      await comeToRest(page);
      for (const by of [20, 30, 49, 60, 120]) {
        const { start, atOnce, later, top } = await scrolled(button, by);
        expect(top).toBe(by);
        expect(atOnce.y).toBeCloseTo(start.y - by, 0);
        expect(later).toEqual(atOnce);
      }
    };
    await expectFirm(calculator.cutout(/^Tap hole/));
    await expect(calculator.dialog.getByRole('img', { name: /^Plan, 1200 by 350/ })).toBeInViewport();

    await calculator.save.click();
    await expectFirm(calculator.dialog.getByRole('button', { name: 'Add to basket and keep shopping' }));
  },
);

test(
  'a press just after scrolling reaches the button that it is meant for',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const calculator = new Calculator(page);
    await calculator.openSaved(calacattaTop);
    const keepShopping = calculator.dialog.getByRole('button', { name: 'Add to basket and keep shopping' });
    await keepShopping.waitFor();
    await comeToRest(page);
    const { atOnce } = await scrolled(keepShopping, 60);
    await page.touchscreen.tap(atOnce.x, atOnce.y);

    await expect(calculator.choice('Marble')).not.toBeChecked();
    await calculator.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(new Basket(page).button(1)).toBeVisible();
  },
);

test(
  'a quick Next after going back several steps counts, and Back leads to where it came from',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const calculator = new Calculator(page);
    await calculator.open();
    await calculator.configure(calacattaTop);
    await calculator.goOn();
    await calculator.save.waitFor();
    // In one go: the browser has not yet done what the first press asks of it.
    await calculator.dialog.evaluate((dialog) => {
      const press = (words: string) =>
        [...dialog.querySelectorAll('button')]
          .find((button) => button.textContent.startsWith(words))
          ?.click();
      press('Material');
      press('Next: size');
    });
    await expect(calculator.length).toBeVisible();

    await page.goBack();
    await expect(calculator.choice('Marble')).toBeChecked();
    await page.goBack();
    await expect(calculator.dialog).toBeHidden();
  },
);

test('on a narrow phone the basket’s head is one line', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const calculator = new Calculator(page);
  await calculator.openSaved(calacattaTop);
  await calculator.dialog.getByRole('button', { name: 'Add to basket and open basket' }).click();
  const { drawer } = new Basket(page);
  const title = await drawer.getByRole('heading', { name: 'Your Quotes Basket' }).boundingBox();
  const clear = await drawer.getByRole('button', { name: 'Clear all' }).boundingBox();

  expect(title?.height).toBeLessThan(40);
  expect(clear?.height).toBeLessThan(50);
});

test('pictures take most of a phone that lies on its side', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/materials');
  await wake(page);
  await page.getByRole('main').getByRole('button', { name: 'View images of Calacatta Gold' }).click();
  const gallery = page.getByRole('dialog', { name: 'Calacatta Gold' });
  const picture = await gallery.getByRole('img', { name: 'Image 1' }).boundingBox();

  expect(picture?.height).toBeGreaterThan(390 / 2);
  await expect(gallery.getByRole('button', { name: 'Image 3' })).toBeInViewport();
  await expect(gallery.getByRole('button', { name: 'Close' })).toBeInViewport();
});
