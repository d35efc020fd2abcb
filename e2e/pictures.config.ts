import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Not a check: `npm run pictures` uses it to take the pictures of docs/pictures. */
export default defineConfig({
  ...journeys,
  globalSetup: undefined,
  testDir: 'pictures',
  testMatch: 'take-pictures.ts',
  outputDir: 'test-results/pictures',
  workers: 1,
  use: { ...journeys.use, screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'paper', testMatch: 'take-papers.ts' },
    { name: 'layouts', testMatch: 'take-layouts.ts' },
    { name: 'mails', testMatch: 'take-mails.ts' },
    { name: 'admin', testMatch: 'take-admin.ts' },
    { name: '1280', use: { viewport: { width: 1280, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
});
