import { mkdir, writeFile } from 'node:fs/promises';
import { test, type Browser } from '@playwright/test';
import { toSmallWebp } from './to-small-webp';
import { mailFaces } from './mail-faces';
import { looks, mailKinds, withoutImages, type MailLook } from './mails';

const folder = new URL('../../docs/pictures/mails/', import.meta.url).pathname;
const mailbox = process.env.MAILBOX_URL ?? '';

test('mails', async ({ browser, request }) => {
  test.setTimeout(300_000);
  await mkdir(folder, { recursive: true });
  for (const kind of await mailKinds(request, mailbox)) {
    for (const look of kind === 'quote' ? [...looks, withoutImages] : looks) {
      const picture = await pictureOf(browser, kind, look);
      await writeFile(`${folder}${kind}-${look.name}.webp`, await toSmallWebp(browser, picture, look.width));
    }
  }
});

/** The first sample of a kind, by itself. */
async function pictureOf(
  browser: Browser,
  kind: string,
  { width, scheme, images }: MailLook,
): Promise<Buffer> {
  // A preview's policy blocks our typefaces too.
  const page = await browser.newPage({ viewport: { width, height: 300 }, bypassCSP: true });
  await page.goto(`${mailbox}/templates/${kind}/1/html?scheme=${scheme}&images=${images}`);
  await page.addStyleTag({ content: await mailFaces() });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}
