import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Test = NonNullable<TestProjectInlineConfiguration['test']>;

const setup = (file: string) => new URL(`./tools/vitest/${file}`, import.meta.url).pathname;

/**
 * The specs of one folder, by the folder's name. Random values are the same in every run, and others with FC_SEED. The files
 * of a worker share what they have loaded, which is most of what a small one costs: so none replaces a module (`vi.mock`).
 */
const project = (root: string, { setupFiles = [], ...test }: Test = {}): TestProjectInlineConfiguration => ({
  extends: true,
  root,
  test: {
    name: root,
    include: ['src/**/*.spec.ts'],
    isolate: false,
    ...test,
    setupFiles: [setup('seed-random.js'), ...[setupFiles].flat()],
  },
});

/** React in jsdom, looked at through roles and labels. */
const inBrowser: Test = {
  environment: 'jsdom',
  // Each file has a page of its own.
  isolate: true,
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
};

/**
 * Pages and parts of a front end (`.spec.tsx`), in jsdom, where each file costs a page. `npm test` draws the named ones
 * alone, `npm run test:all` the others.
 */
const drawn = (root: string, named: string[], setupFiles: string[] = []) => {
  const test = { ...inBrowser, setupFiles: [setup('browser-setup.js'), ...setupFiles] };
  return [
    project(root, { ...test, name: `${root}:drawn`, include: named }),
    project(root, { ...test, name: `${root}:pages`, include: ['src/**/*.spec.tsx'], exclude: named }),
  ];
};

/** The real application on a real PostgreSQL; each file has a database of its own. */
const onPostgres = {
  include: ['src/**/*.api-spec.ts'],
  globalSetup: ['src/testing/setup/global-setup.ts'],
  setupFiles: ['reflect-metadata', new URL('./tools/row-types/record-rows.ts', import.meta.url).pathname],
} satisfies Test;

/** The built product through kills, outages and lost answers. */
const proofs = [
  'tools/supervisor/durability.spec.ts',
  'tools/payment-faults/payment-faults.spec.ts',
  'tools/mail-faults/mail-faults.spec.ts',
  'tools/api-fuzz/api-fuzz.spec.ts',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globals: true,
    maxWorkers: 2,
    // They say that a test hangs, not that it is slow.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    tags: [
      {
        name: 'thorough',
        description: 'left to `npm run test:all`: grids, hostile input, repetitions, kills',
        timeout: 120_000,
      },
    ],
    projects: [
      project('.', {
        name: 'rules',
        include: [
          '{apps,libs}/*/src/**/*.spec.ts',
          'apps/*/{server,build}/**/*.spec.{ts,mjs}',
          'libs/stone/generator/**/*.spec.mjs',
          '{tools,bench}/**/*.spec.ts',
        ],
        exclude: [...proofs, 'libs/mails/**', '**/node_modules/**'],
        setupFiles: ['reflect-metadata', setup('own-fetch.js')],
      }),
      // Two of its files replace a module.
      project('libs/mails', { isolate: true, setupFiles: [setup('page-parser.js')] }),
      ...drawn('libs/ui', ['src/choice/option-card.spec.tsx']),
      ...drawn('apps/admin', [
        'src/admin-app.spec.tsx',
        'src/lib/form/edit-form.spec.tsx',
        'src/features/deposits/deposits.spec.tsx',
        'src/pages/auth/auth.spec.tsx',
      ]),
      ...drawn(
        'apps/shop',
        [
          'src/features/calculator/calculator-dialog.spec.tsx',
          'src/pages/payment/expired-price.spec.tsx',
          'src/pages/payment/payment-page.spec.tsx',
          'src/pages/payment-result/payment-result-page.spec.tsx',
        ],
        ['src/testing/setup.ts'],
      ),
      project('apps/api', { ...onPostgres, name: 'postgres', exclude: ['**/*.redis.api-spec.ts'] }),
      project('apps/api', {
        ...onPostgres,
        name: 'redis',
        include: ['src/**/*.redis.api-spec.ts'],
        globalSetup: ['src/testing/setup/redis-global-setup.ts'],
        setupFiles: [...onPostgres.setupFiles, 'src/testing/setup/redis-setup.ts'],
      }),
      project('.', {
        name: 'proofs',
        include: proofs,
        fileParallelism: false,
        testTimeout: 900_000,
        hookTimeout: 900_000,
      }),
      project('libs/pricing', { name: 'prices', include: ['prove/*.spec.ts'], testTimeout: 300_000 }),
    ],
  },
});
