import { mkdir } from 'node:fs/promises';
import { expectAccessible, violationsOn } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/journey';
import { sidewaysScroll } from '../../fixtures/sideways';
import { startStatesServer } from '../../fixtures/states-server';

/** What the browser said, besides React's invitation to its developer tools. */
const unwanted = new Set(['error', 'warning']);
// Hundreds of pages in one trace would cost more than the visits themselves.
test.use({ trace: 'off' });

const narrow = { width: 320, height: 640 };

let server: Awaited<ReturnType<typeof startStatesServer>>;
test.beforeAll(async () => {
  server = await startStatesServer();
});
test.afterAll(() => server.stop());

test('every state of every page and part is accessible, quiet and fits', async ({ page, viewport }) => {
  // More than a hundred page loads, each read by axe.
  test.setTimeout(480_000);
  const size = viewport ?? narrow;
  const pictures = new URL(`../../test-results/states/${size.width}/`, import.meta.url).pathname;
  await mkdir(pictures, { recursive: true });
  // Nothing moves in a picture, and nobody waits for it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const said: string[] = [];
  page.on('console', (message) => {
    if (unwanted.has(message.type())) said.push(message.text());
  });

  await page.goto(`${server.url}/states`);
  await expectAccessible(page, 'the list of states');
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(100);

  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(`${server.url}${address}`);
      await page.locator('html[data-state=shown]').waitFor({ state: 'attached', timeout: 30_000 });
      expect.soft(await violationsOn(page), `accessibility of ${address}`).toEqual([]);
      expect.soft(said.splice(0), `console of ${address}`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${address} at ${size.width} px`).toBe(0);
      await page.screenshot({
        path: `${pictures}${address.split('/').slice(2).join('--')}.jpg`,
        type: 'jpeg',
        quality: 60,
      });
      if (size.width > 400) return;
      await page.setViewportSize(narrow);
      expect.soft(await sidewaysScroll(page), `${address} at ${narrow.width} px`).toBe(0);
      await page.setViewportSize(size);
    });
  }
});
