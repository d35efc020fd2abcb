import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeSource, expectAccessible, rulesOfColour, violationsOn } from '../../fixtures/accessibility';
import { breakableReferences } from '../../fixtures/breakable-references';
import { comeToRest } from '../../fixtures/come-to-rest';
import { expect, test } from '../../fixtures/journey';
import { faultsOfDialogs } from '../../fixtures/faults-of-dialogs';
import { sidewaysScroll } from '../../fixtures/sideways';
import { statesUrl } from '../../fixtures/states-url';
import { translatableAmounts } from '../../fixtures/translatable-amounts';

/** What the browser said, besides React's invitation to its developer tools. */
const unwanted = new Set(['error', 'warning']);

/** A state is drawn once, which is what costs time, and looked at in each of these, as in a window that is made smaller. */
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
/** Nothing may need scrolling sideways there either. */
const narrow = { width: 320, height: 640 };

/** A picture of each state is for people who look; what needs another look always gets one. */
const wantsAllPictures = process.env.STATES_PICTURES === '1';

/** So many tests share the states, that as many browsers can be at work. */
const shares = 8;

type Theme = 'light' | 'dark';
const light: readonly Theme[] = ['light'];
const lightThenDark: readonly Theme[] = ['light', 'dark'];

interface ListedState {
  address: string;
  hasDark: boolean;
}

test.describe(
  'every state of every page and part is accessible, quiet and fits, its references whole',
  { tag: '@desktop' },
  () => {
    for (let share = 1; share <= shares; share += 1)
      test(`${share} of ${shares}`, async ({ page }) => {
        // Dozens of pages, each read by axe.
        test.setTimeout(600_000);
        // Nothing moves in a picture, and nobody waits for it.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript({ content: axeSource });
        await page.addInitScript(withoutTransitions);
        // React tells developer tools of every component that it draws, which costs more than to draw it.
        await page.addInitScript(() => Reflect.deleteProperty(console, 'createTask'));
        const said: string[] = [];
        page.on('console', (message) => {
          if (unwanted.has(message.type())) said.push(message.text());
        });

        await page.goto(statesUrl('/states'));
        if (share === 1) await expectAccessible(page, 'the list of states');
        const states = await listedOn(page);
        expect(states.length).toBeGreaterThan(100);

        let before: ListedState | undefined;
        for (const state of states.filter((_, at) => at % shares === share - 1)) {
          const { address } = state;
          await test.step(address, async () => {
            await page.setViewportSize(sizes[0] ?? narrow);
            // The admin's style sheet is there to stay.
            const isSameStyle = before?.hasDark === state.hasDark;
            await (isSameStyle ? showNext(page, address) : page.goto(statesUrl(address)));
            before = state;
            await page.locator('html[data-state=shown]').waitFor({ state: 'attached', timeout: 30_000 });
            for (const [at, size] of sizes.entries()) {
              await page.setViewportSize(size);
              // As it was left, first: to turn the lights on and off costs as much as to look.
              const themes = !state.hasDark
                ? light
                : at % 2 === 0
                  ? lightThenDark
                  : lightThenDark.toReversed();
              await lookAt(page, address, size.width, themes);
            }
            expect.soft(said.splice(0), `console of ${address}`).toEqual([]);
            await page.setViewportSize(narrow);
            expect.soft(await sidewaysScroll(page), `${address} at ${narrow.width} px`).toBe(0);
          });
        }
      });
  },
);

/** Draws a state in the page that is open: to load it each time would cost more than all that is looked at. */
const showNext = (page: Page, address: string): Promise<void> =>
  page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('show-state', { detail }));
  }, address);

/** Colours change at once: what is on its way to another one has the contrast of neither. */
function withoutTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
}

const listedOn = (page: Page): Promise<ListedState[]> =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        address: link.getAttribute('href') ?? '',
        hasDark: link.hasAttribute('data-has-dark'),
      })),
    );

/** A state at one width: with all rules in the first of its themes, and what other colours can break in the next. */
async function lookAt(page: Page, address: string, width: number, themes: readonly Theme[]): Promise<void> {
  for (const theme of themes) {
    await turn(page, theme, themes.length > 1);
    const foundBefore = test.info().errors.length;
    const rules = theme === themes[0] ? undefined : rulesOfColour;
    const where = `${address} at ${width} px, ${theme}`;
    expect.soft(await violationsOn(page, rules), `accessibility of ${where}`).toEqual([]);
    if (theme === themes[0]) {
      expect.soft(await sidewaysScroll(page), where).toBe(0);
      expect.soft(await faultsOfDialogs(page), `dialogs of ${where}`).toEqual([]);
      expect.soft(await breakableReferences(page), `references of ${where}`).toEqual([]);
      // Staff read their own language; they have the dark theme.
      if (themes.length === 1)
        expect.soft(await translatableAmounts(page), `amounts of ${where}`).toEqual([]);
    }
    const suffix = theme === 'dark' ? '--dark' : '';
    await keepPicture(page, `${width}/${nameOf(address)}${suffix}.jpg`, foundBefore);
  }
}

/** Waits for the theme where there are two, and until nothing moves. */
async function turn(page: Page, theme: Theme, hasDark: boolean): Promise<void> {
  if (hasDark) {
    await page.emulateMedia({ colorScheme: theme });
    const dark = page.locator('html[data-theme=dark]');
    await dark.waitFor({ state: theme === 'dark' ? 'attached' : 'detached' });
  }
  await comeToRest(page);
}

async function keepPicture(page: Page, file: string, foundBefore: number): Promise<void> {
  if (!wantsAllPictures && test.info().errors.length === foundBefore) return;
  const path = new URL(`../../test-results/states/${file}`, import.meta.url).pathname;
  await mkdir(new URL('.', `file://${path}`).pathname, { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 60 });
}

/** '/states/button/pending' → 'button--pending' */
const nameOf = (address: string) => address.split('/').slice(2).join('--');
