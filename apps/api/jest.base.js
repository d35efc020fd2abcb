import { esmTransform, jsxTransform, nestTransform } from '../../tools/jest/swc-transform.js';
import { testTimeout } from '../../tools/jest/test-timeout.js';

/** Packages that ship ES modules alone; add one when Jest says 'Must use import to load ES Module'. */
const esm = ['@nestjs', '@fastify/cookie', '@fastify/static', 'content-disposition', 'cookie'];

export const apiJest = {
  testTimeout,
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': nestTransform, '^.+\\.tsx$': jsxTransform, '^.+\\.m?js$': esmTransform },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  setupFiles: ['reflect-metadata', '<rootDir>/../../tools/jest/seed-random.js'],
};
