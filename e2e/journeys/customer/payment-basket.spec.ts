import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { Basket } from '../../fixtures/basket';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { CardPage, cards } from '../../fixtures/card-page';
import { DepositForm } from '../../fixtures/deposit-form';
import { expect, test } from '../../fixtures/journey';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';

test.use({ expectedConsoleErrors: /status of 422/ });

/** 42 units at £5.60. */
const sparkleTop = { ...calacattaTop, material: 'Quartz', color: /^Bianco Sparkle/ };

async function saveTwoQuotes(page: Page): Promise<void> {
  await page.goto('/');
  const calculator = new Calculator(page);
  await calculator.open();
  for (const [top, next] of [
    [calacattaTop, 'Add to basket and keep shopping'],
    [sparkleTop, 'Add to basket and open basket'],
  ] as const) {
    await calculator.configure(top);
    await calculator.goToNextStep();
    await calculator.save.click();
    await calculator.dialog.getByRole('button', { name: next }).click();
  }
}

/** From the open basket to the card page in its new tab. */
async function checkOut(page: Page): Promise<CardPage> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Pay Deposit' }).click();
  const cardPage = new CardPage(await popup);
  await cardPage.arrive();
  return cardPage;
}

test(
  'a visitor pays for two quotes from the basket, with delivery, on a card page in a new tab',
  { tag: '@essential-phone' },
  async ({ page }) => {
    test.slow();
    await saveTwoQuotes(page);
    const basket = new Basket(page);
    await expect(basket.total).toContainText('£592.20');
    await basket.drawer.getByRole('button', { name: 'Pay Deposit' }).filter({ visible: true }).click();

    const drawer = page.getByRole('dialog', { name: 'Secure Your Order' });
    const form = new DepositForm(page);
    await expect(drawer.getByRole('heading', { name: 'Secure Your Order' })).toBeVisible();
    await expect(drawer).toContainText('£59.22');
    await drawer.getByRole('button', { name: 'Pay Deposit' }).click();
    await expect(page.getByText('Incomplete Information', { exact: true }).first()).toBeVisible();
    await expect(form.field('Full name')).toBeFocused();

    await form.fill();
    await form.wantDelivery();
    await expect(form.field('Full address')).toHaveValue('Abbey, Reading, England');
    await form.field('Full address').fill('1 High Street, Reading');
    await expect(drawer).toContainText('£627.20');
    await expect(drawer).toContainText('£62.72');
    await expectAccessible(page, 'checkout');
    await expectNoHorizontalScroll(page);

    const cardPage = await checkOut(page);
    await expect(page.getByText('Deposit Payment Created', { exact: true }).first()).toBeVisible();
    await expect(drawer).toHaveCount(0);
    expect(await cardPage.page.evaluate(() => window.opener as unknown)).toBeNull();

    await cardPage.payWith(cards.pays);
    await cardPage.isPaid();
    expect(await cardPage.charges()).toBe(1);
    await cardPage.backToTheShop();

    const result = cardPage.page;
    await expect(result.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
    await expect(result.getByText('£62.72')).toBeVisible();
    await expect(result.getByText('Eleanor Marsh')).toBeVisible();
    await expect(result.getByText('What Happens Next?')).toBeVisible();
    await expectAccessible(result, 'paid');
    await expectNoHorizontalScroll(result);

    await expect(result.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', /^\/order\//);
    await new Basket(result).open(0);
    await expect(result.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
    await page.reload();
    await expect(new Basket(page).button(0)).toBeAttached();
  },
);

test('a payment is noticed within a minute, even with the tab closed and no webhook', async ({
  page,
  request,
}) => {
  await saveTwoQuotes(page);
  const basket = new Basket(page);
  await expect(basket.lines).toHaveCount(2);
  await basket.drawer.getByRole('button', { name: 'Pay Deposit' }).filter({ visible: true }).click();
  await new DepositForm(page).fill();
  const depositResponse = page.waitForResponse((response) =>
    response.url().endsWith('/api/deposit-payments'),
  );
  const cardPage = await checkOut(page);
  const { quoteIds } = (await (await depositResponse).json()) as { quoteIds: string[] };
  await cardPage.stopWebhooks();
  await cardPage.payWith(cards.pays);
  await cardPage.isPaid();
  await cardPage.page.close();

  await expect
    .poll(
      async () => {
        const quotes = await Promise.all(quoteIds.map((id) => request.get(`/api/quotes/${id}`)));
        return Promise.all(
          quotes.map(
            async (response) => ((await response.json()) as { paymentBlocker: string }).paymentBlocker,
          ),
        );
      },
      { timeout: 60_000, intervals: [1_000] },
    )
    .toEqual(['paid', 'paid']);
  await page.goto('/');
  await new Basket(page).open(0);
});
