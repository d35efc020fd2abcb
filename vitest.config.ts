import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

type Test = NonNullable<Exclude<TestProjectConfiguration, string | Promise<unknown> | ((...args: never[]) => unknown)>['test']>;

/** One folder's tests. */
const project = (folder: string, test: Test): TestProjectConfiguration => ({
  extends: true,
  root: folder,
  test: { name: folder, include: ['src/**/*.spec.{ts,tsx}'], ...test },
});

const browser: Test = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
  setupFiles: ['./tools/vitest/browser-setup.js'].map((file) => new URL(file, import.meta.url).pathname),
};

const api: Test = {
  include: ['src/**/*.api-spec.ts'],
  exclude: ['**/*.redis.api-spec.ts', '**/node_modules/**'],
  globalSetup: ['src/testing/global-setup.ts'],
  setupFiles: ['reflect-metadata'],
  isolate: false,
  hookTimeout: 60_000,
  testTimeout: 60_000,
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globals: true,
    maxWorkers: 2,
    testTimeout: 60_000,
    projects: [
      ...['content', 'contracts', 'drawing', 'pricing', 'quote-pdf', 'web-server'].map((lib) =>
        project(`libs/${lib}`, {}),
      ),
      project('libs/mails', { setupFiles: ['page-parser.ts'] }),
      project('libs/stone', { include: ['src/**/*.spec.{ts,tsx}', 'generator/**/*.spec.mjs'] }),
      project('libs/ui', browser),
      project('libs/web-client', browser),
      project('apps/mailbox', {}),
      project('apps/sumup-sandbox', {}),
      project('apps/admin', browser),
      project('apps/shop', { ...browser, setupFiles: [...(browser.setupFiles as string[]), 'src/testing/setup.ts'] }),
      { extends: true, root: 'apps/admin', test: { name: 'apps/admin:server', include: ['server/**/*.spec.ts'] } },
      { extends: true, root: 'apps/shop', test: { name: 'apps/shop:server', include: ['server/**/*.spec.ts', 'build/**/*.spec.mjs'] } },
      project('apps/api', { setupFiles: ['reflect-metadata'] }),
      { extends: true, root: 'apps/api', test: { name: 'apps/api:http', ...api } },
    ],
  },
});
