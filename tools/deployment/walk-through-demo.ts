import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';

/** Entered data, which no log may contain. */
export const entered = {
  name: 'Eleanor Marsh',
  phone: '07700 900142',
  email: 'eleanor@example.co.uk',
  card: '4200 0000 0000 0091',
  password: 'vanity-top-dev',
};

/** A visitor configures, saves and pays the deposit in the sandbox; then staff sign in. */
export async function walkThroughDemo(origin: string): Promise<void> {
  const { executablePath, args } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    // The certificate authority is this demonstration's own; plain calls have verified it.
    const page = await browser.newPage({
      baseURL: origin,
      ignoreHTTPSErrors: true,
      viewport: { width: 1280, height: 900 },
    });
    page.setDefaultTimeout(30_000);
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Instant Free Quote' }).first().click();
    const quote = page.getByRole('dialog', { name: 'Instant quote' });
    await quote.getByRole('radio', { name: 'Marble' }).check();
    await quote.getByRole('textbox', { name: 'Length' }).fill('1200');
    await quote.getByRole('textbox', { name: 'Width' }).fill('350');
    await quote.getByRole('radio', { name: /^20mm/ }).check();
    await quote.getByRole('radio', { name: /^Calacatta Gold/ }).check();
    await quote.getByText('£357.00', { exact: true }).first().waitFor();
    const saved = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && /\/api\/quotes$/.test(reply.url()),
    );
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    const { id } = (await (await saved).json()) as { id: string };
    await quote.getByText(/^VT-\d{2}-\d{5,}$/).waitFor();

    const pay = page.getByRole('button', { name: 'Pay £35.70 Deposit Now' });
    await page.goto(`/payment?quote=${id}`);
    await pay.click();
    await page.getByRole('heading', { name: 'Complete Payment' }).waitFor();
    await page.getByRole('textbox', { name: 'Full name' }).fill(entered.name);
    await page.getByRole('textbox', { name: 'Phone' }).fill(entered.phone);
    await page.getByRole('textbox', { name: 'Email' }).fill(entered.email);
    await pay.click();
    await page.waitForURL(/\/pay\/[\w-]+/);
    await page.getByLabel('Card number').fill(entered.card);
    await page.getByLabel('Expiry date').fill('08/60');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('link', { name: 'Back to Readstone' }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor();

    await page.goto('/contact');
    await page.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Admin Sign In' });
    await dialog.getByLabel('Email').fill('admin@example.com');
    await dialog.getByLabel('Password').fill(entered.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await page.getByRole('tab', { name: 'Cutouts' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cutouts' }).waitFor();
    const cookies = await page.context().cookies();
    assert.ok(cookies.some(({ name, secure }) => name === '__Host-sid' && secure));
  } finally {
    await browser.close();
  }
}
