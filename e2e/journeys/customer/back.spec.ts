import { Basket } from '../../fixtures/basket';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { hydrate } from '../../fixtures/hydrate';

test('Back closes what is open over the page, and stays on the page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/');
  const calculator = new Calculator(page);
  await calculator.openSaved(calacattaTop);
  await calculator.dialog.getByRole('button', { name: 'Add to basket and open basket' }).click();

  const basket = new Basket(page);
  await basket.press('Pay Deposit');
  await expect(page.getByRole('heading', { name: 'Secure Your Order' })).toBeVisible();
  await page.goBack();
  await expect(basket.lines).toHaveCount(1);
  await page.goBack();
  await expect(basket.drawer).toBeHidden();
  await expect(page).toHaveURL('/');

  await basket.open(1);
  await basket.press('Close');
  await expect(basket.drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test(
  'a page chosen in the menu replaces it in the history, and Back leads to the page before',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    const openMenu = () => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await openMenu();
    await menu.waitFor();
    await page.goBack();
    await expect(menu).toBeHidden();

    await openMenu();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('#content')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test('Back closes pictures and keeps the scroll position', async ({ page }) => {
  await page.goto('/materials');
  await hydrate(page);
  const swatch = page.getByRole('main').getByRole('button', { name: 'View images of Calacatta Gold' });
  await swatch.click();
  const gallery = page.getByRole('dialog', { name: 'Calacatta Gold' });
  await gallery.waitFor();

  await page.goBack();
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL('/materials');
  await expect(swatch).toBeFocused();
});

test('Back and Forward lead to the right step each time, and a reload keeps what was entered', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  await page.goto('/');
  const calculator = new Calculator(page);
  const { material, length, width, thickness, color } = calacattaTop;
  const enterSize = async () => {
    await calculator.length.fill(length);
    await calculator.width.fill(width);
  };
  const cards = [material, thickness, color, /^Undermount Oval/].map((name) => calculator.choice(name));
  const resumeAtStep = async (step: number) => {
    await expect(calculator.dialog).toBeHidden();
    await calculator.open();
    await calculator.dialog.getByRole('button', { name: 'Resume your last configuration' }).click();
    await calculator.dialog.getByRole('navigation').getByRole('button').nth(step).click();
  };

  await calculator.open();
  for (const [step, card] of cards.entries()) {
    if (step === 1) await enterSize();
    await card.check();
    await page.goBack();
    if (isMobile && step > 0) {
      await expect(cards[step - 1]!).toBeChecked();
      await page.goForward();
    } else {
      await expect(calculator.dialog).toBeHidden();
      await page.goForward();
      await resumeAtStep(step);
    }
    await expect(card).toBeChecked();

    await page.reload();
    await resumeAtStep(step);
    await expect(card).toBeChecked();
    await calculator.goToNextStep();
  }
  await expect(calculator.save).toBeEnabled();
  await calculator.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(calculator.dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
