import type { Page } from '@playwright/test';
import { Basket } from '../../fixtures/basket';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';

/** 42 units at £5.60. */
const sparkleTop = { ...calacattaTop, material: 'Quartz', color: /^Bianco Sparkle/ };

async function save(calculator: Calculator): Promise<void> {
  await calculator.goToNextStep();
  await calculator.save.click();
  await calculator.dialog.getByText('Your quote is saved').waitFor();
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('a visitor keeps quotes in the basket, edits them there, and removes them', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const calculator = new Calculator(page);
  const basket = new Basket(page);
  await basket.open(0);
  await expect(basket.drawer.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await basket.press('Close');

  await calculator.open();
  await calculator.configure(calacattaTop);
  await save(calculator);
  await calculator.dialog.getByRole('button', { name: 'Add to basket and keep shopping' }).click();
  await expect(toast(page, 'Added to basket')).toBeVisible();
  await expect(calculator.text('Select a material to see pricing')).toBeVisible();

  await calculator.configure(sparkleTop);
  await save(calculator);
  await calculator.dialog.getByRole('button', { name: 'Add to basket and open basket' }).click();
  await expect(basket.lines).toHaveCount(2);
  await expect(basket.lines.first()).toContainText('£357.00');
  await expect(basket.lines.last()).toContainText('£235.20');
  await expect(basket.total).toContainText('£592.20');
  await expect(basket.total).toContainText('£59.22');

  await test.step('another day, in the same browser', async () => {
    const nextVisit = await browser.newContext({
      storageState: await page.context().storageState(),
      viewport: page.viewportSize(),
    });
    const returningBasket = new Basket(await nextVisit.newPage());
    await returningBasket.page.goto('/materials');
    await returningBasket.open(2);
    await expect(returningBasket.lines).toHaveCount(2);
    await nextVisit.close();
  });
  await page.reload();
  await basket.open(2);

  await test.step('by email, on another device', async () => {
    const mailbox = new Mailbox();
    const email = `eleanor.${crypto.randomUUID()}@example.co.uk`;
    await basket.press(/^Email/);
    await basket.drawer.getByRole('textbox', { name: /[Ee]mail/ }).fill(email);
    await basket.press('Send');
    const { text } = await mailbox.mailTo(email, /^Your 2 quotes/);
    const otherDeviceBasket = new Basket(
      await (await browser.newContext({ viewport: page.viewportSize() })).newPage(),
    );
    await otherDeviceBasket.page.goto(/\/basket\?quotes=\S+/.exec(text ?? '')?.[0] ?? '');
    await expect(otherDeviceBasket.lines).toHaveCount(2);
    await expect(otherDeviceBasket.total).toContainText('£592.20');
    await expect(otherDeviceBasket.page).toHaveURL('/');
    await otherDeviceBasket.page.context().close();
  });

  await test.step('edit', async () => {
    await basket.press(/^Edit Calacatta Gold/);
    // On a phone it opens on the last step.
    await calculator.dialog.getByRole('heading', { name: 'Sink Configuration' }).waitFor();
    const steps = calculator.dialog.getByRole('navigation', { name: 'Steps' });
    await steps.getByRole('button', { name: /^Size/ }).click();
    await calculator.length.fill('2000');
    await calculator.goToNextStep();
    await calculator.goToNextStep();
    await calculator.save.click();
    await expect(basket.lines.first()).toContainText('£595.00');
    await expect(basket.lines).toHaveCount(2);
    await expect(basket.total).toContainText('£830.20');
  });

  await test.step('duplicate', async () => {
    await basket.press(/^Duplicate Bianco Sparkle/);
    await expect(basket.lines).toHaveCount(3);
    await expect(basket.total).toContainText('£1,065.40');
  });

  await test.step('remove', async () => {
    await basket.press(/^Remove Calacatta Gold/);
    await expect(toast(page, 'Removed from basket')).toBeVisible();
    await expect(basket.lines).toHaveCount(2);
    await expect(basket.total).toContainText('£470.40');
  });

  await basket.press('Clear all');
  await expect(toast(page, 'Basket cleared')).toBeVisible();
  await expect(basket.drawer.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await basket.press('Close');
  await expect(basket.button(0)).toBeFocused();
});

test('a press before the page has hydrated opens the basket afterwards', async ({ page }) => {
  let releaseScripts = () => undefined as void;
  const isReady = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await isReady;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const basket = new Basket(page);
  await basket.button(0).click();
  releaseScripts();
  await expect(basket.drawer).toBeVisible();
});
