import type { Page } from '@playwright/test';
import { Calculator } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { translate } from '../../fixtures/translator';

/** Blocks the app's script until released. */
async function holdScript(page: Page): Promise<() => void> {
  let releaseScript = () => undefined as void;
  const isReady = new Promise<void>((resolve) => (releaseScript = resolve));
  await page.route('**/assets/main.*.js*', async (route) => {
    await isReady;
    await route.continue();
  });
  return releaseScript;
}

const quote = (page: Page) => page.getByRole('button', { name: 'Get Instant Free Quote' }).first();

/** Changes that extensions and translators make to a page before hydration. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a translator changed the texts': (page) => translate(page, 'now'),
  'an extension changed the header': (page) =>
    page.evaluate(() => document.querySelector('header')?.prepend(document.createElement('button'))),
  'an extension changed the button': (page) =>
    page.evaluate(() => {
      for (const button of document.querySelectorAll('button')) button.append(document.createElement('b'));
    }),
  'an extension changed the text of the button': (page) =>
    page.evaluate(() => {
      for (const button of document.querySelectorAll('main button'))
        for (const text of button.childNodes) if (text instanceof Text) text.data += ' ';
    }),
  'an extension changed the form': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input')) field.after(document.createElement('input'));
    }),
};

for (const [change, apply] of Object.entries(changes)) {
  test.describe(`where ${change} before hydration`, () => {
    // React logs that it renders a part again when its text was changed.
    test.use({ expectedConsoleErrors: change.includes('the text of') ? /error #418/ : null });

    test('the first press works', async ({ page }) => {
      const releaseScript = await holdScript(page);
      await page.goto('/', { waitUntil: 'commit' });
      await quote(page).waitFor();
      await apply(page);
      await page.locator('main').getByRole('button', { name: 'Get Instant Free Quote' }).first().click();
      releaseScript();
      await new Calculator(page).dialog.getByRole('heading', { name: 'Select Material' }).waitFor();
    });

    test('typed text is kept, and sent with the form', async ({ page }) => {
      const releaseScript = await holdScript(page);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Send Message' }).waitFor();
      await apply(page);
      await page.locator('[name=firstName]').fill('Eleanor');
      await page.locator('[name=message]').fill('Our bathroom is');
      releaseScript();
      await page.waitForFunction(
        () => (window as { hydration?: { state: string } }).hydration?.state === 'ready',
      );
      await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Eleanor');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Our bathroom is');
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    });
  });
}

test.describe('when a file does not load', () => {
  test.use({ expectedConsoleErrors: /status of 503|ERR_|ChunkLoadError/ });

  test('once, the first press works, the app starts once and only that file is requested again', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    let failed = false;
    await page.route('**/assets/page-home.*.js*', (route) => {
      const fails = !failed;
      failed = true;
      return fails ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto('/');
    await quote(page).click();
    await new Calculator(page).dialog.getByRole('heading', { name: 'Select Material' }).waitFor();
    expect(requests.filter((path) => path.startsWith('/assets/main.'))).toHaveLength(1);
  });

  test('the visitor gets a message, moving the mouse requests nothing, and the next press works', async ({
    page,
  }) => {
    let isDown = true;
    let requestCount = 0;
    await page.route('**/assets/main.*.js*', (route) => {
      requestCount += 1;
      return isDown ? route.fulfill({ status: 503 }) : route.continue();
    });
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto('/');
    await quote(page).click();
    await expect.poll(() => alerts).toEqual([expect.stringMatching(/did not load.*ring us: 0118/)]);
    for (let x = 0; x < 30; x += 1) await page.mouse.move(200 + 5 * x, 300);
    await page.mouse.wheel(0, 200);
    expect(requestCount).toBe(2);

    isDown = false;
    await quote(page).click();
    await new Calculator(page).dialog.getByRole('heading', { name: 'Select Material' }).waitFor();
    expect(requestCount).toBe(3);
  });
});

test(
  'the space bar on a menu before hydration opens it and does not scroll',
  { tag: '@phone' },
  async ({ page }) => {
    const releaseScript = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Space');
    releaseScript();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);
