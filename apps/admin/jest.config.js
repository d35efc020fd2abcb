import { browserJest } from '../../tools/jest/browser-jest.js';
import { serverJest } from '../../tools/jest/server-jest.js';
import { testTimeout } from '../../tools/jest/test-timeout.js';

/** What the browser runs is tried in jsdom, the server in plain Node. */
export default {
  // Said of a project Jest does not heed it.
  testTimeout,
  projects: [
    { displayName: 'src', ...browserJest },
    { displayName: 'server', ...serverJest, testMatch: ['<rootDir>/server/**/*.spec.ts'] },
  ],
};
