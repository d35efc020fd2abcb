import { apiJest } from './jest.base.js';

/** The real application on a real PostgreSQL; each test file has a database of its own. */
export default {
  ...apiJest,
  testMatch: ['<rootDir>/src/**/*.api-spec.ts'],
  testPathIgnorePatterns: ['\\.redis\\.api-spec\\.ts$'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  // Says that a test hangs: the first of a file also waits for its database and the whole application, on a machine that
  // may be ten times as busy as ours.
  testTimeout: 180_000,
  maxWorkers: 2,
};
