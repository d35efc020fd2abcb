import api from './jest.api.config.js';

/** The queues on Redis: TEST_REDIS_URL, or a redis-server on the machine (D42). */
export default {
  ...api,
  testPathIgnorePatterns: [],
  testMatch: ['<rootDir>/src/**/*.redis.api-spec.ts'],
  globalSetup: '<rootDir>/src/testing/redis-global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/redis-global-teardown.ts',
};
