import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeSource, expectAccessible, rulesOfColour, violationsOn } from '../../fixtures/accessibility';
import { breakableReferences } from '../../fixtures/breakable-references';
import { waitForAnimations } from '../../fixtures/wait-for-animations';
import { expect, test } from '../../fixtures/journey';
import { dialogFaults } from '../../fixtures/dialog-faults';
import { horizontalScroll } from '../../fixtures/horizontal-scroll';
import { statesUrl } from '../../fixtures/states-url';
import { translatableAmounts } from '../../fixtures/translatable-amounts';

/** Console messages that fail a state. */
const failingTypes = new Set(['error', 'warning']);

/** Drawing a state is what takes time, so it is drawn once and checked at each of these sizes. */
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
/** Must not scroll horizontally either. */
const narrow = { width: 320, height: 640 };

/** Pictures of all states are for people; a failing state always gets one. */
const wantsAllPictures = process.env.STATES_PICTURES === '1';

/** The states are divided among this many tests, to use as many browsers. */
const shards = 8;

type Theme = 'light' | 'dark';
const light: readonly Theme[] = ['light'];
const lightThenDark: readonly Theme[] = ['light', 'dark'];

interface ListedState {
  address: string;
  hasDark: boolean;
}

test.describe(
  'every state of every page and part is accessible, without console errors, fits, and breaks no reference',
  { tag: '@desktop' },
  () => {
    for (let shard = 1; shard <= shards; shard += 1)
      test(`${shard} of ${shards}`, async ({ page }) => {
        // Dozens of pages, each checked by axe.
        test.setTimeout(600_000);
        // No motion in pictures, and no waiting for it.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript({ content: axeSource });
        await page.addInitScript(withoutTransitions);
        // React reports every component to developer tools, which costs more than rendering.
        await page.addInitScript(() => Reflect.deleteProperty(console, 'createTask'));
        const messages: string[] = [];
        page.on('console', (message) => {
          if (failingTypes.has(message.type())) messages.push(message.text());
        });

        await page.goto(statesUrl('/states'));
        if (shard === 1) await expectAccessible(page, 'the list of states');
        const states = await listedStates(page);
        expect(states.length).toBeGreaterThan(100);

        let before: ListedState | undefined;
        for (const state of states.filter((_, index) => index % shards === shard - 1)) {
          const { address } = state;
          await test.step(address, async () => {
            await page.setViewportSize(sizes[0] ?? narrow);
            // The admin's style sheet cannot be unloaded.
            const isSameStyle = before?.hasDark === state.hasDark;
            await (isSameStyle ? showNext(page, address) : page.goto(statesUrl(address)));
            before = state;
            await page.locator('html[data-state=shown]').waitFor({ state: 'attached', timeout: 30_000 });
            for (const [index, size] of sizes.entries()) {
              await page.setViewportSize(size);
              // The current theme first: switching costs as much as checking.
              const bothThemes = index % 2 === 0 ? lightThenDark : lightThenDark.toReversed();
              await checkState(page, address, size.width, state.hasDark ? bothThemes : light);
            }
            expect.soft(messages.splice(0), `console of ${address}`).toEqual([]);
            await page.setViewportSize(narrow);
            expect.soft(await horizontalScroll(page), `${address} at ${narrow.width} px`).toBe(0);
          });
        }
      });
  },
);

/** Draws a state in the open page: loading the page each time would take longer than the checks. */
const showNext = (page: Page, address: string): Promise<void> =>
  page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('show-state', { detail }));
  }, address);

/** Colours change at once: mid-transition contrast is neither old nor new. */
function withoutTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
}

const listedStates = (page: Page): Promise<ListedState[]> =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        address: link.getAttribute('href') ?? '',
        hasDark: link.hasAttribute('data-has-dark'),
      })),
    );

/** Checks a state at one width: all rules in the first theme, colour rules in the next. */
async function checkState(
  page: Page,
  address: string,
  width: number,
  themes: readonly Theme[],
): Promise<void> {
  for (const theme of themes) {
    await applyTheme(page, theme, themes.length > 1);
    const foundBefore = test.info().errors.length;
    const rules = theme === themes[0] ? undefined : rulesOfColour;
    const location = `${address} at ${width} px, ${theme}`;
    expect.soft(await violationsOn(page, rules), `accessibility of ${location}`).toEqual([]);
    if (theme === themes[0]) {
      expect.soft(await horizontalScroll(page), location).toBe(0);
      expect.soft(await dialogFaults(page), `dialogs of ${location}`).toEqual([]);
      expect.soft(await breakableReferences(page), `references of ${location}`).toEqual([]);
      // Staff's pages have a dark theme and need no translation.
      if (themes.length === 1)
        expect.soft(await translatableAmounts(page), `amounts of ${location}`).toEqual([]);
    }
    const suffix = theme === 'dark' ? '--dark' : '';
    await savePicture(page, `${width}/${nameOf(address)}${suffix}.jpg`, foundBefore);
  }
}

/** Waits for the theme if there are two, and until nothing moves. */
async function applyTheme(page: Page, theme: Theme, hasDark: boolean): Promise<void> {
  if (hasDark) {
    await page.emulateMedia({ colorScheme: theme });
    const dark = page.locator('html[data-theme=dark]');
    await dark.waitFor({ state: theme === 'dark' ? 'attached' : 'detached' });
  }
  await waitForAnimations(page);
}

async function savePicture(page: Page, file: string, foundBefore: number): Promise<void> {
  if (!wantsAllPictures && test.info().errors.length === foundBefore) return;
  const path = new URL(`../../test-results/states/${file}`, import.meta.url).pathname;
  await mkdir(new URL('.', `file://${path}`).pathname, { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 60 });
}

/** '/states/button/pending' → 'button--pending' */
const nameOf = (address: string) => address.split('/').slice(2).join('--');
