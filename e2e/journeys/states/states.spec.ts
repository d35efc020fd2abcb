import { mkdir } from 'node:fs/promises';
import { axeSource, expectAccessible, violationsOn } from '../../fixtures/accessibility';
import { comeToRest } from '../../fixtures/come-to-rest';
import { expect, test } from '../../fixtures/journey';
import { sidewaysScroll } from '../../fixtures/sideways';
import { statesUrl } from '../../fixtures/states-url';

/** What the browser said, besides React's invitation to its developer tools. */
const unwanted = new Set(['error', 'warning']);
// Hundreds of pages in one trace would cost more than the visits themselves.
test.use({ trace: 'off' });

const narrow = { width: 320, height: 640 };

/** A picture of each state is for people who look; what needs another look always gets one. */
const wantsAllPictures = process.env.STATES_PICTURES === '1';

/** So many tests share the states, that as many browsers can be at work. */
const shares = 6;

test.describe('every state of every page and part is accessible, quiet and fits', () => {
  for (let share = 1; share <= shares; share += 1)
    test(`${share} of ${shares}`, async ({ page, viewport }) => {
      // Dozens of page loads, each read by axe.
      test.setTimeout(240_000);
      const size = viewport ?? narrow;
      const pictures = new URL(`../../test-results/states/${size.width}/`, import.meta.url).pathname;
      await mkdir(pictures, { recursive: true });
      // Nothing moves in a picture, and nobody waits for it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript({ content: axeSource });
      const said: string[] = [];
      page.on('console', (message) => {
        if (unwanted.has(message.type())) said.push(message.text());
      });

      await page.goto(statesUrl('/states'));
      if (share === 1) await expectAccessible(page, 'the list of states');
      const addresses = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => ({
            address: link.getAttribute('href') ?? '',
            hasDark: link.hasAttribute('data-has-dark'),
          })),
        );
      expect(addresses.length).toBeGreaterThan(100);

      for (const { address, hasDark } of addresses.filter((_, at) => at % shares === share - 1)) {
        await test.step(address, async () => {
          await page.goto(statesUrl(address));
          await page.locator('html[data-state=shown]').waitFor({ state: 'attached', timeout: 30_000 });
          const foundBefore = test.info().errors.length;
          expect.soft(await violationsOn(page), `accessibility of ${address}`).toEqual([]);
          expect.soft(said.splice(0), `console of ${address}`).toEqual([]);
          expect.soft(await sidewaysScroll(page), `${address} at ${size.width} px`).toBe(0);
          if (wantsAllPictures || test.info().errors.length > foundBefore)
            await page.screenshot({
              path: `${pictures}${address.split('/').slice(2).join('--')}.jpg`,
              type: 'jpeg',
              quality: 60,
            });
          if (hasDark) {
            await page.emulateMedia({ colorScheme: 'dark' });
            await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
            await comeToRest(page);
            expect.soft(await violationsOn(page), `accessibility of ${address}, dark`).toEqual([]);
            await page.screenshot({
              path: `${pictures}${address.split('/').slice(2).join('--')}--dark.jpg`,
              type: 'jpeg',
              quality: 60,
            });
            await page.emulateMedia({ colorScheme: 'light' });
          }
          if (size.width > 400) return;
          await page.setViewportSize(narrow);
          expect.soft(await sidewaysScroll(page), `${address} at ${narrow.width} px`).toBe(0);
          await page.setViewportSize(size);
        });
      }
    });
});
