import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CardPage, cards } from '../../fixtures/card-page';
import { DepositForm } from '../../fixtures/deposit-form';
import { expect, test } from '../../fixtures/journey';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { signInAsStaff } from '../../fixtures/staff-session';

/** The focused field's value: for a choice its label. */
const focusedValue = (page: Page) =>
  page
    .locator('input:focus, select:focus')
    .evaluate((field: HTMLInputElement | HTMLSelectElement) =>
      field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value,
    );

test('staff make a quote by keyboard during a call, with a discount, its pay link, and the deposit', async ({
  page,
  browser,
}) => {
  const name = `Hugh Penrose ${randomBytes(3).toString('hex')}`;
  await signInAsStaff(page);
  await page.goto('/admin/quotes/new');

  // From the name on by keyboard: a choice is found by typing its first letters.
  const { keyboard } = page;
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keyboard.type(name);
  for (const value of ['', '07700 900381', 'Marble', 'Calacatta Gold', '20', '1200', '350']) {
    await keyboard.press('Tab');
    await expect(async () => {
      // Slow typing counts as several searches: then it is typed again.
      if (!(await focusedValue(page)).includes(value)) await keyboard.type(value);
      expect(await focusedValue(page)).toContain(value);
    }).toPass();
  }
  await page.getByRole('textbox', { name: 'Amount' }).fill('-25.50');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Ex-display stone');
  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price.getByText('£331.50')).toBeVisible();
  await expect(price.getByText('Manual', { exact: true })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Enter');

  await expect(page.getByText(/^VT-[\d-]+, £331\.50\.$/)).toBeVisible();
  const savedText = await page.getByText(/, £331/).textContent();
  const reference = /^VT-[\d-]+/.exec(savedText ?? '')?.[0] ?? '';
  const payLink = await page.getByRole('textbox', { name: 'Link to pay the deposit' }).inputValue();

  const customer = await (await browser.newContext()).newPage();
  await customer.goto(payLink);
  await expect(customer.getByText('£33.15').first()).toBeVisible();
  await customer.getByRole('button', { name: 'Pay £33.15 Deposit Now' }).click();
  await new DepositForm(customer).fill();
  await customer.getByRole('button', { name: 'Pay £33.15 Deposit Now' }).click();
  const cardPage = new CardPage(customer);
  await cardPage.arrive();
  await cardPage.payWith(cards.pays);
  await cardPage.isPaid();
  await cardPage.backToTheShop();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await customer.context().close();

  await page.getByRole('link', { name: 'Open quote' }).click();
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  await expect(page.getByText('Ex-display stone').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Money' }).getByText('−£33.15')).toBeVisible();
  const order = (await page.getByRole('heading', { name: /^OR-/ }).textContent()) ?? '';
  await page.goto('/admin/money/weeks');
  // Header and twelve weeks; the sums include other journeys' payments.
  await expect(page.getByRole('region', { name: 'By week' }).getByRole('row')).toHaveCount(13);
  await expectNoHorizontalScroll(page);
  await page.goto('/admin/money/deposits');
  await expect(
    page
      .getByRole('region', { name: 'Deposits and balances paid by card' })
      .getByText('Eleanor Marsh')
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Deposits and balances paid by card' })
      .getByRole('link', { name: order }),
  ).toBeVisible();
  await expectNoHorizontalScroll(page);
});
