// @ts-check
/** What decides about money by itself: every price, what goes over the wire, moves and judgements of payments and refunds. */
const rules = [
  'libs/pricing/src/**/*.ts',
  'libs/contracts/src/**/*.ts',
  'apps/api/src/payments/books/reconcile.ts',
  'apps/api/src/quotes/read/payment-blocker-of.ts',
  ...[
    'attempts/attempt-transitions',
    'attempts/evaluate-checkout',
    'attempts/polling-schedule',
    'deposits/confirm-deposit-amounts',
    'provider/adapters/read-history',
    'provider/adapters/read-sumup',
    'provider/adapters/sumup-amount',
    'provider/adapters/sumup-card-payments',
    'provider/adapters/sumup-refusal',
    'provider/adapters/sumup-schemas',
    'refunds/evaluate-books',
    'refunds/refund-retry-policy',
    'reviews/decisions-for',
  ].map((file) => `apps/api/src/payments/${file}.ts`),
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...rules, '!**/*.spec.ts', '!**/testing/**', '!**/index.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/rules.vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  // The copy of the sources that is mutated holds no more than these tests read.
  ignorePatterns: ['/*', '!/{apps,libs,tools}', '!/*.json', '/apps/*', '!/apps/api', '/libs/stone'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'reports/mutation/rules.json' },
};
