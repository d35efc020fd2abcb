// @ts-check
/**
 * What decides who is let in and whose change counts, and the specs that judge it. Each mutant starts the application
 * on a real PostgreSQL, so an area has no more specs than it takes.
 *
 * @type {Record<string, { files: string[]; specs: string[] }>}
 */
const areas = {
  catalogue: {
    files: ['catalogue/catalogue-cache', 'catalogue/editing/catalogue-editor', 'quotes/save/save-quote'],
    specs: [
      'catalogue/catalogue-cache.spec',
      'quotes/save/price-race.api-spec',
      'admin/quotes/adjusted-quotes.api-spec',
      'admin/quotes/staff-quotes.api-spec',
      'admin/catalogue/edit-catalogue.api-spec',
      'admin/catalogue/edit-catalogue-together.api-spec',
    ],
  },
  'sign-in': {
    files: [
      'staff/users/passwords',
      'staff/second-factor/recovery-codes',
      'staff/sessions/session-store',
      'staff/sign-in/sign-in',
      'staff/second-factor/verify-code',
      'staff/second-factor/totp',
    ],
    specs: [
      'staff/second-factor/totp.spec',
      'staff/users/passwords.spec',
      'staff/sign-in/sign-in.api-spec',
      'staff/sign-in/lockout.api-spec',
      'staff/sign-in/production.api-spec',
      'admin/account/account.api-spec',
    ],
  },
  gate: {
    files: [
      'staff/sessions/mount-sessions',
      'staff/sign-in/login.guard',
      'staff/users/require-admin',
      'staff/sign-in/https-only.guard',
      'platform/http/hooks-only-for',
      'platform/http/is-same-origin',
    ],
    specs: [
      'platform/http/hooks-only-for.spec',
      'platform/http/is-same-origin.spec',
      'admin/admin-gate.api-spec',
      'staff/sign-in/sign-in.api-spec',
      'staff/sign-in/lockout.api-spec',
      'staff/sign-in/production.api-spec',
      'admin/users/users.api-spec',
      'admin/catalogue/read-catalogue.api-spec',
    ],
  },
};

/** `AREA=gate` looks at that one alone. */
const { AREA } = process.env;
const chosen = Object.keys(areas).filter((area) => !AREA || area === AREA);
const pathsOf = (/** @type {'files' | 'specs'} */ which) =>
  chosen.flatMap((area) => areas[area]?.[which].map((path) => `apps/api/src/${path}.ts`) ?? []);

export const specs = [...new Set(pathsOf('specs'))];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: pathsOf('files'),
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/api.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Constants, which for the most part are texts in SQL: each would run every test.
  ignoreStatic: true,
  concurrency: 2,
  // A test starts the application and clones a database first.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 10,
  disableTypeChecks: false,
  thresholds: { high: 95, low: 90, break: 90 },
  // The copy of the sources that is mutated holds no more than these tests read.
  ignorePatterns: ['/*', '!/{apps,libs,tools}', '!/*.json', '/apps/*', '!/apps/api', 'dist', '/libs/stone'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `reports/mutation/api${AREA ? `-${AREA}` : ''}.json` },
};
