import { Basket } from '../../fixtures/basket';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { DepositForm } from '../../fixtures/deposit-form';
import { expect, test } from '../../fixtures/journey';
import { savedQuote } from '../../fixtures/saved-quote';
import { translate } from '../../fixtures/translator';
import { hydrate } from '../../fixtures/hydrate';

const aVisitorEmail = () => `eleanor.${crypto.randomUUID()}@example.co.uk`;

for (const moment of ['the start', 'now'] as const) {
  test.describe(`a page that the browser translates from ${moment}`, () => {
    test('prices a top, saves it, mails it and puts it into the basket', async ({ page }) => {
      if (moment === 'the start') await translate(page);
      await page.goto('/');
      if (moment === 'now') {
        await hydrate(page);
        await translate(page, moment);
      }
      const calculator = new Calculator(page);
      await calculator.open();
      await calculator.configure(calacattaTop);
      await expect(calculator.text('£357.00')).toBeVisible();
      await calculator.goToNextStep();
      await calculator.choice(/^Undermount Oval/).check();
      await calculator.cutout(/^Tap hole/).check();
      await expect(calculator.text('£477.00')).toBeVisible();
      await calculator.cutout(/^Tap hole/).uncheck();
      await expect(calculator.text('£452.00')).toBeVisible();
      await calculator.save.click();
      await expect(calculator.dialog.getByText('Your quote is saved')).toBeVisible();

      await calculator.dialog.getByRole('button', { name: 'Email Quote to Me' }).click();
      const mail = page.getByRole('dialog', { name: 'Email Quote to Me' });
      await mail.getByRole('textbox', { name: 'Full name' }).fill('Eleanor Marsh');
      await mail.getByRole('textbox', { name: 'Email' }).fill('eleanor');
      await mail.getByRole('button', { name: 'Send' }).click();
      await mail.getByRole('textbox', { name: 'Email' }).fill(aVisitorEmail());
      await mail.getByRole('textbox', { name: 'Phone' }).fill('07700 900142');
      await mail.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Quote Emailed Successfully', { exact: true }).first()).toBeVisible();
      await expect(mail).toBeHidden();

      await calculator.dialog.getByRole('button', { name: 'Add to basket and open basket' }).click();
      const basket = new Basket(page);
      await expect(basket.lines).toHaveCount(1);
      await basket.press(/^Duplicate/);
      await expect(basket.lines).toHaveCount(2);
      await expect(basket.total).toContainText('£904.00');
      await expect(basket.total).toContainText('£90.40');
      await basket.lines
        .last()
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(basket.lines).toHaveCount(1);
      await expect(basket.total).toContainText('£452.00');
      await basket.press('Clear all');
      await expect(basket.drawer.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
      await basket.press('Close');
      await expect(basket.button(0)).toBeVisible();
    });

    test('sends the contact form and the trade form, after errors are corrected', async ({ page }) => {
      if (moment === 'the start') await translate(page);
      await page.goto('/contact');
      if (moment === 'now') {
        await hydrate(page);
        await translate(page, moment);
      }
      await page.getByRole('textbox', { name: 'First name' }).fill('Eleanor');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('group', { name: /another look/ })).toBeVisible();
      await page.getByRole('textbox', { name: 'Last name' }).fill('Marsh');
      await page.getByRole('textbox', { name: 'Email' }).fill(aVisitorEmail());
      await page.getByRole('textbox', { name: 'Message' }).fill('1180 by 345 mm in Carrara White, please.');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Message Sent Successfully', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Your message is with us.')).toBeVisible();

      // By links within the app, as a visitor does.
      await page
        .getByRole('navigation', { name: 'Quick links' })
        .getByRole('link', { name: 'Trade' })
        .click();
      await page.getByRole('textbox', { name: 'Company name' }).fill('Kennet Build');
      await page.getByRole('textbox', { name: 'Contact name' }).fill('Harriet Cole');
      await page.getByRole('textbox', { name: 'Email' }).fill(aVisitorEmail());
      await page.getByRole('textbox', { name: 'Phone' }).fill('0118 496 0177');
      await page.getByRole('button', { name: 'Submit Trade Inquiry' }).click();
      await expect(page.getByText('Trade Inquiry Submitted', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('This page did not load')).toHaveCount(0);
    });

    test('shows the charge on the deposit form, with and without delivery', async ({ page, request }) => {
      const quote = await savedQuote(request);
      if (moment === 'the start') await translate(page);
      await page.goto(`/payment?quote=${quote.id}`);
      const pay = (amount: string) => page.getByRole('button', { name: `Pay ${amount} Deposit Now` });
      await expect(pay('£35.70')).toBeVisible();
      if (moment === 'now') await translate(page, moment);
      await pay('£35.70').click();
      const form = new DepositForm(page);
      await form.fill(aVisitorEmail());
      await form.delivery.check();
      await expect(pay('£39.20')).toBeVisible();
      await expect(page.getByText('£392.00').first()).toBeVisible();
      await form.delivery.uncheck();
      await expect(pay('£35.70')).toBeVisible();
      await form.wantDelivery();
      await expect(pay('£39.20')).toBeVisible();
      await form.field('Postcode').fill('');
      await form.delivery.uncheck();
      await pay('£35.70').click();
      await page.waitForURL((url) => !url.pathname.startsWith('/payment'));
    });
  });
}
