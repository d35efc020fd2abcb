import { defineConfig } from '@playwright/test';
import { phone } from './fixtures/phone';

/**
 * Journeys through the running product. `npm test` starts the product and sets these; by hand: BASE_URL (the shop),
 * DATABASE_URL, ADMIN_PORT, MAIL_SMTP_PORT, CHROMIUM_EXECUTABLE and CHROMIUM_ARGS (a JSON array).
 */
const {
  BASE_URL = 'http://localhost:4200',
  CHROMIUM_EXECUTABLE,
  CHROMIUM_ARGS = '[]',
  JOURNEYS,
} = process.env;

/**
 * A journey for one width has the tag `@desktop` or `@phone`. `npm test` runs the essential ones, each at the width of
 * its tag; `npm run test:all` the rest, including the essential ones at the other width.
 */
const journeysAt = (width: 'desktop' | 'phone', other: 'desktop' | 'phone') => {
  const essential = new RegExp(`@essential-${width}`);
  if (JOURNEYS === 'essential') return { grep: essential };
  return {
    grepInvert: JOURNEYS === 'rest' ? [new RegExp(` @${other}`), essential] : new RegExp(` @${other}`),
  };
};

export default defineConfig({
  testDir: 'journeys',
  // No essential journey needs the states.
  globalSetup: JOURNEYS === 'essential' ? undefined : './fixtures/states-server.ts',
  outputDir: 'test-results',
  // Stops after several failures, which often have one cause.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  maxFailures: 5,
  fullyParallel: true,
  // Journeys mostly wait: two workers leave a third of two cores idle.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // By hand: `--trace on`. Tracing every journey would take an eighth longer.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_EXECUTABLE ? { executablePath: CHROMIUM_EXECUTABLE } : {}),
      args: JSON.parse(CHROMIUM_ARGS) as string[],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...journeysAt('desktop', 'phone'),
      // Journeys must work with motion and without: on the phone with it, here without, as a larger window costs more
      // to animate.
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      ...journeysAt('phone', 'desktop'),
      use: phone,
    },
  ],
});
