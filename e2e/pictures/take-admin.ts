import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { signInAsStaff } from '../fixtures/staff-session';
import { adminScreens, type AdminScreen } from './admin-screens';
import { sideBySide } from './side-by-side';
import { fillAdmin } from './fill-admin';
import { toSmallWebp } from './to-small-webp';

const folder = new URL('../../docs/pictures/admin/', import.meta.url).pathname;
/** The folder of the design's mockups; without it screens are shown alone. */
const { DRAWINGS } = process.env;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test.beforeAll(async ({ request }) => {
  await signInAsStaff({ request });
  await fillAdmin(request);
});

for (const screen of adminScreens)
  for (const { width, height } of sizes)
    for (const scheme of ['light', 'dark'] as const)
      test(`${screen.name} at ${width} px, ${scheme}`, async ({ browser, baseURL }) => {
        const isPhone = width < 500;
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height },
          colorScheme: scheme,
          isMobile: isPhone,
          hasTouch: isPhone,
          locale: 'en-GB',
          timezoneId: 'Europe/London',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        if (!screen.isSignedOut) await signInAsStaff(page);
        await page.goto(screen.path);
        await page.waitForLoadState('networkidle');
        await screen.prepare?.(page);
        await page.waitForLoadState('networkidle');
        const picture = await page.screenshot();
        await context.close();

        const mockup = mockupOf(screen, width, scheme);
        const whole = mockup
          ? await sideBySide(browser, await readFile(mockup), picture, width, height)
          : { png: picture, width };
        // A phone's screen keeps its size, to stay readable.
        const pictureWidth = isPhone ? whole.width : Math.round(whole.width / 1.8);
        await mkdir(folder, { recursive: true });
        await writeFile(
          `${folder}${screen.name}-${width}-${scheme}.webp`,
          await toSmallWebp(browser, whole.png, pictureWidth),
        );
      });

/** The mockup for that scheme, else the light one. */
function mockupOf({ mockup }: AdminScreen, width: 1440 | 390, scheme: 'light' | 'dark') {
  const dark = width === 1440 && scheme === 'dark' ? mockup?.['1440-dark'] : undefined;
  const name = dark ?? mockup?.[width];
  if (!DRAWINGS || !name) return undefined;
  const file = join(DRAWINGS, name);
  return existsSync(file) ? file : undefined;
}
