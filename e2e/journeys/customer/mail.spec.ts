import { randomBytes } from 'node:crypto';
import type { QuoteResponse } from '@app/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { pdfText } from '../../fixtures/pdf-text';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';

const mailbox = new Mailbox();
const team = 'info@example.co.uk';

/** A customer whose mails no other test sends or counts. */
function aVisitor() {
  const marker = randomBytes(6).toString('hex');
  return { lastName: `Marsh-${marker}`, email: `eleanor.${marker}@example.co.uk` };
}

/** 30 days after today in London, as the quote says (D4). */
const lastDayOf = (quote: Pick<QuoteResponse, 'validUntil'>) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
    new Date(Date.parse(quote.validUntil) - 1),
  );

async function saveQuote(page: Page): Promise<Calculator> {
  await page.goto('/');
  const calculator = new Calculator(page);
  await calculator.openSaved(calacattaTop);
  await calculator.dialog.getByText('Your quote is saved').waitFor();
  return calculator;
}

test(
  'a quote emailed from the calculator arrives with a PDF that has its content, price and validity',
  { tag: '@essential-phone' },
  async ({ page }) => {
    const { lastName, email } = aVisitor();
    const savedResponse = page.waitForResponse(
      (response) => response.url().endsWith('/api/quotes') && response.request().method() === 'POST',
    );
    const calculator = await saveQuote(page);
    const quote = (await (await savedResponse).json()) as QuoteResponse;
    await calculator.dialog.getByRole('button', { name: 'Email Quote to Me' }).click();

    const dialog = page.getByRole('dialog', { name: 'Email Quote to Me' });
    await expect(dialog).toContainText(quote.reference);
    await expectAccessible(page, 'email dialog');
    await expectNoHorizontalScroll(page);
    await dialog.getByRole('textbox', { name: 'Full name' }).fill(`Eleanor ${lastName}`);
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('07700 900142');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Quote Emailed Successfully', { exact: true }).first()).toBeVisible();
    await expect(dialog).toBeHidden();

    const mail = await mailbox.mailTo(email, new RegExp(`^Your quote ${quote.reference}`));
    expect(mail.to).toEqual([email]);
    expect(mail.subject).toContain('£357.00');
    expect(mail.text).toContain(`/quote/${quote.id}`);
    const text = await pdfText(await mailbox.attachment(mail, 'application/pdf'));
    for (const fact of [quote.reference, '£357.00', lastDayOf(quote)]) expect(text).toContain(fact);
    expect(await mailbox.subjectsTo(email)).toHaveLength(1);
  },
);

// The same at either width.
test(
  'each form sends two mails: one to the sender at once, one to the team',
  { tag: '@desktop' },
  async ({ page }) => {
    const writer = aVisitor();
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'First name' }).fill('Eleanor');
    await page.getByRole('textbox', { name: 'Last name' }).fill(writer.lastName);
    await page.getByRole('textbox', { name: 'Email' }).fill(writer.email);
    await page.getByRole('textbox', { name: 'Message' }).fill('1180 by 345 mm in Carrara White, please.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent Successfully', { exact: true }).first()).toBeVisible();

    const builder = aVisitor();
    await page.goto('/trade');
    await page.getByRole('textbox', { name: 'Company name' }).fill(`Kennet ${builder.lastName}`);
    await page.getByRole('textbox', { name: 'Contact name' }).fill('Harriet Cole');
    await page.getByRole('textbox', { name: 'Email' }).fill(builder.email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('0118 496 0177');
    await page.getByRole('button', { name: 'Submit Trade Inquiry' }).click();
    await expect(page.getByText('Trade Inquiry Submitted', { exact: true }).first()).toBeVisible();

    await mailbox.mailTo(writer.email, /^We have your message/);
    await mailbox.mailTo(builder.email, /^We have your trade inquiry/);
    for (const { lastName, email } of [writer, builder]) {
      await mailbox.mailTo(team, new RegExp(lastName));
      expect(await mailbox.subjectsTo(email)).toHaveLength(1);
      expect((await mailbox.subjectsTo(team)).filter((subject) => subject.includes(lastName))).toHaveLength(
        1,
      );
    }
  },
);
