import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';

/** The SumUp sandbox of `npm start`, with its key there. */
const sandbox = process.env.SUMUP_SANDBOX_URL ?? 'http://localhost:4010';
const shop = 'https://shop.example/payment';

async function aPage(wanted: Record<string, unknown> = {}): Promise<string> {
  const response = await fetch(`${sandbox}/v0.1/checkouts`, {
    method: 'POST',
    headers: { authorization: 'Bearer sup_sk_demo_sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({
      checkout_reference: randomUUID(),
      amount: 122.5,
      currency: 'GBP',
      merchant_code: 'MCDEMO01',
      description: 'Deposit for VT-26-00412',
      hosted_checkout: { enabled: true },
      redirect_url: shop,
      ...wanted,
    }),
  });
  const { hosted_checkout_url } = (await response.json()) as { hosted_checkout_url: string };
  return hosted_checkout_url;
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('08/60');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay £122.50' }).click();
}

async function expectHeading(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText('No real money moves')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, heading);
}

test.describe('the card page', () => {
  // Declined cards, and expired or unknown pages, have an error status too.
  test.use({ expectedConsoleErrors: /status of (?:404|410|422)/ });

  test('accepts a card after a decline and the bank’s confirmation', async ({ page }) => {
    await page.goto(await aPage());
    await expectHeading(page, 'Pay by card');

    await page.getByRole('button', { name: 'Pay £122.50' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter a card number.');
    await expectHeading(page, 'Pay by card');
    await page.getByRole('link', { name: 'Enter a card number.' }).click();
    await expect(page.getByLabel('Card number')).toBeFocused();

    await payWith(page, '4000 0000 0000 0002');
    await expectHeading(page, 'Payment declined');
    await page.getByRole('link', { name: 'Try again' }).click();

    await payWith(page, '4200 0000 0000 0042');
    await expectHeading(page, 'Confirm with your bank');
    await page.getByRole('button', { name: 'Yes, it is me' }).click();

    await expectHeading(page, 'Payment successful');
    await expect(page.getByRole('link', { name: 'Back to Readstone' })).toHaveAttribute('href', shop);
  });

  test('can be filled in and sent by keyboard only', async ({ page }) => {
    await page.goto(await aPage());
    for (const value of ['4200000000000091', '08/60', '123']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');

    await expectHeading(page, 'Payment successful');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('accepts a card too', async ({ page }) => {
      await page.goto(await aPage());
      await payWith(page, '5200 0000 0000 0007');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment successful');
    });
  });
});
