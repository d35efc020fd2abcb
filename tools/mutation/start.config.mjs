// @ts-check
// What runs when the application starts belongs to no test, by Stryker's reckoning, so that no mutant of it is active
// in time: these run all specs of the gate, one after the other.
process.env.AREA = 'gate';
const { default: api } = await import('./api.config.mjs');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ...api,
  mutate: ['apps/api/src/staff/sessions/mount-sessions.ts'],
  coverageAnalysis: 'off',
  ignoreStatic: false,
  // Alone, without the authorisation matrix, which asks every route.
  thresholds: { ...api.thresholds, break: 80 },
  jsonReporter: { fileName: 'reports/mutation/start.json' },
};
