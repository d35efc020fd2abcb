import { Basket } from '../../fixtures/basket';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { CardPage, cards } from '../../fixtures/card-page';
import { DepositForm } from '../../fixtures/deposit-form';
import { expect, test } from '../../fixtures/journey';
import { beginDeposit } from '../../fixtures/pay-deposit';
import { savedQuote } from '../../fixtures/saved-quote';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';

// Declined cards, expired pages, and an unknown payment.
test.use({ expectedConsoleErrors: /status of (?:404|410|422)/ });

test(
  'a pay link leads to a payment, and a good card works after a declined one',
  { tag: '@essential-desktop' },
  async ({ page, request }) => {
    const quote = await savedQuote(request);
    await page.goto(`/payment?quote=${quote.id}`);
    await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
    await expect(page.getByText(quote.reference)).toBeVisible();
    await page.getByRole('button', { name: 'Pay £35.70 Deposit Now' }).click();

    const form = new DepositForm(page);
    await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeVisible();
    await form.fill();
    await form.delivery.check();
    await expect(page.getByRole('button', { name: 'Pay £39.20 Deposit Now' })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await form.delivery.uncheck();
    await page.getByRole('button', { name: 'Pay £35.70 Deposit Now' }).click();

    const cardPage = new CardPage(page);
    await cardPage.arrive();
    await cardPage.payWith(cards.declined);
    await cardPage.isDeclined();
    await page.getByRole('link', { name: 'Try again' }).click();
    await cardPage.payWith(cards.pays);
    await cardPage.isPaid();
    expect(await cardPage.charges()).toBe(1);
    await cardPage.backToTheShop();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order');
    await page.getByText('£35.70').first().waitFor();
    await page.goto(`/payment?quote=${quote.id}`);
    await expect(page.getByText('The deposit on this quote has been paid.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  },
);

test('going back from the card page keeps the form and leads to the same card page again', async ({
  page,
  request,
}) => {
  const quote = await savedQuote(request);
  await beginDeposit(page, quote.id);
  const form = new DepositForm(page);
  const cardPage = new CardPage(page);
  await cardPage.arrive();
  const first = cardPage.id;

  await page.goBack();
  // Browsers either restore the page or load it again.
  const pay = page.getByRole('button', { name: /^Pay £/ });
  await pay.waitFor();
  if (!(await form.field('Full name').isVisible())) await pay.click();
  await expect(form.field('Full name')).toHaveValue('Eleanor Marsh');
  await pay.click();
  await cardPage.arrive();
  expect(cardPage.id).toBe(first);
});

test('an expired card page leads back to a new one', async ({ page, request }) => {
  test.slow();
  const quote = await savedQuote(request);
  await beginDeposit(page, quote.id);
  const cardPage = new CardPage(page);
  await cardPage.arrive();
  const first = cardPage.id;
  await cardPage.expire();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This payment page has expired' })).toBeVisible();
  await cardPage.backToTheShop();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Try Payment Again' }).click();
  await cardPage.arrive();
  expect(cardPage.id).not.toBe(first);
  await cardPage.payWith(cards.pays);
  await cardPage.isPaid();
  await cardPage.backToTheShop();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
});

test('a deposit is paid from the calculator; going back meanwhile keeps the quote in the basket', async ({
  page,
}) => {
  await page.goto('/');
  const calculator = new Calculator(page);
  await calculator.openSaved(calacattaTop);
  await calculator.dialog.getByRole('button', { name: 'Pay Deposit' }).click();

  const form = new DepositForm(page);
  await expect(calculator.dialog.getByRole('heading', { name: 'Secure Your Order' })).toBeFocused();
  await form.fill();
  await form.wantDelivery();
  await expect(calculator.dialog.getByText('Area: Reading')).toBeVisible();
  await form.field('Full address').fill('1 High Street, Reading');
  await calculator.dialog.getByRole('button', { name: 'Pay Deposit' }).click();

  const cardPage = new CardPage(page);
  await cardPage.arrive();
  await page.goBack();
  const basket = new Basket(page);
  await expect(basket.button(1)).toBeVisible();
  await page.goForward();
  await cardPage.arrive();
  await cardPage.payWith(cards.pays);
  await cardPage.isPaid();
  await cardPage.backToTheShop();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(basket.button(0)).toBeVisible();
});
