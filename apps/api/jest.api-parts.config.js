import api from './jest.api.config.js';

/** The same test files, many of them in one go: what `npm test` runs. One by one is for working on one. */
export default {
  ...api,
  testMatch: ['<rootDir>/src/testing/parts/part-*.ts'],
  // What a part leaves in memory is not handed on to the next one.
  workerIdleMemoryLimit: '500MB',
};
