import { defineConfig } from '@playwright/test';
import { phone } from './fixtures/phone';

/**
 * Journeys through the running product. `npm test` starts the product and sets these; by hand:
 * BASE_URL (the shop), DATABASE_URL, ADMIN_PORT, MAIL_SMTP_PORT, CHROMIUM_EXECUTABLE and CHROMIUM_ARGS (a JSON array).
 */
const {
  BASE_URL = 'http://localhost:4200',
  CHROMIUM_EXECUTABLE,
  CHROMIUM_ARGS = '[]',
  JOURNEYS,
} = process.env;

/**
 * A journey for one width says so with a tag, `@desktop` or `@phone`. `npm test` runs the essential ones, each at the one
 * width that its tag names; `npm run test:all` the rest, the essential ones at the other width among them.
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
  // The states are in no essential journey.
  globalSetup: JOURNEYS === 'essential' ? undefined : './fixtures/states-server.ts',
  outputDir: 'test-results',
  // They say that something never comes; nobody waits for the hundredth that fails of one cause.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  maxFailures: 5,
  fullyParallel: true,
  // They wait a good deal: two leave a third of two cores idle.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // By hand: `--trace on`. Kept of every journey it would cost all of them an eighth of their time.
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
      // Journeys are to work with motion and without: on the phone with it, here without, where more would be drawn.
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      ...journeysAt('phone', 'desktop'),
      use: phone,
    },
  ],
});
