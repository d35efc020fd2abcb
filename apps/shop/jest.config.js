import { browserJest } from '../../tools/jest/browser-jest.js';
import { serverJest } from '../../tools/jest/server-jest.js';
import { testTimeout } from '../../tools/jest/test-timeout.js';

/** What the browser runs is tried in jsdom, server and build in plain Node. */
export default {
  // One project is last of all: it should not leave a core idle.
  maxWorkers: '100%',
  // Said of a project Jest does not heed it.
  testTimeout,
  projects: [
    {
      displayName: 'src',
      ...browserJest,
      setupFilesAfterEnv: [...browserJest.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
    },
    {
      displayName: 'server',
      ...serverJest,
      testMatch: ['<rootDir>/server/**/*.spec.ts', '<rootDir>/build/**/*.spec.mjs'],
    },
  ],
};
