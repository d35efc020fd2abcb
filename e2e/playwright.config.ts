import { defineConfig } from '@playwright/test';

/**
 * Journeys through the running product. `npm test` starts the product and sets these; by hand:
 * BASE_URL (the shop), DATABASE_URL, ADMIN_PORT, CHROMIUM_EXECUTABLE and CHROMIUM_ARGS (a JSON array).
 */
const { BASE_URL = 'http://localhost:4200', CHROMIUM_EXECUTABLE, CHROMIUM_ARGS = '[]' } = process.env;

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './fixtures/states-server.ts',
  outputDir: 'test-results',
  // They say that something never comes, not that the machine is busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // They wait a good deal: two leave a third of two cores idle.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // `npm test` runs what failed once more at its end, with a trace; by hand: `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_EXECUTABLE ? { executablePath: CHROMIUM_EXECUTABLE } : {}),
      args: JSON.parse(CHROMIUM_ARGS) as string[],
    },
  },
  projects: [
    // A journey for one of them says so with a tag.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Journeys are to work with motion and without: on the phone with it, here without, where more would be drawn.
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // One pixel for each of CSS: four would be drawn in vain, and by the processor, for nobody looks at them here.
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
    },
  ],
});
