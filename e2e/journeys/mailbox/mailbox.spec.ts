import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { headersOf, Mailbox } from '../../fixtures/mailbox';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';

const html = `<!doctype html><html lang="en-GB"><head><title>x</title><meta name="color-scheme" content="light dark">
  <style>p { color: rgb(1, 1, 1) } @media (prefers-color-scheme: dark) { p { color: rgb(2, 2, 2) } }</style></head>
  <body><p>Hello Eleanor</p><img alt="plan" src="cid:plan@shop"><script>document.title = 'ran'</script></body></html>`;
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

async function deliver(address: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: Number(process.env.MAIL_SMTP_PORT ?? 1025) });
  await transport.sendMail({
    from: 'shop@example.com',
    to: address,
    subject: `A quote for ${address}`,
    text: 'Hello Eleanor, in words alone',
    html,
    attachments: [
      { filename: 'plan.gif', content: pixel, cid: 'plan@shop' },
      { filename: 'quote.pdf', content: '%PDF-', contentType: 'application/pdf' },
    ],
  });
  transport.close();
}

async function expectReadable(page: Page, text: string): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, text);
}

// The browser logs what the mail was not allowed to do.
test.use({ expectedConsoleErrors: /Blocked script execution/ });

test('the mailbox shows a sent mail, also at phone width, dark, and as text', async ({ page }) => {
  const address = `${randomUUID()}@example.com`;
  await deliver(address);
  const mail = await new Mailbox().mailTo(address, /^A quote for/);
  expect(headersOf(mail, 'to')).toEqual([address]);
  expect((await new Mailbox().attachment(mail, 'application/pdf')).toString()).toBe('%PDF-');

  await page.goto(Mailbox.url);
  await expectReadable(page, 'the list of mails');
  await page.getByRole('link', { name: mail.subject }).click();
  const shown = page.frameLocator('iframe').getByText('Hello Eleanor');
  await expect(shown).toHaveCSS('color', 'rgb(1, 1, 1)');
  await expect(page.frameLocator('iframe').getByAltText('plan')).toHaveJSProperty('naturalWidth', 1);
  await expectReadable(page, 'a mail as HTML');

  await page.getByRole('link', { name: 'Phone' }).click();
  await page.getByRole('link', { name: 'Dark' }).click();
  await expect(shown).toHaveCSS('color', 'rgb(2, 2, 2)');
  await expectReadable(page, 'a mail as on a phone');

  await page.getByRole('link', { name: 'As text' }).click();
  await expect(page.getByText('in words alone')).toBeVisible();
  await expectReadable(page, 'a mail as text');
});
