import { esmTransform, jsxTransform, typescriptTransform } from './swc-transform.js';
import { testTimeout } from './test-timeout.js';

/** Packages below Fastify that ship ES modules alone. */
const esm = ['content-disposition', 'cookie'];

/** Tests of our web servers: plain Node, asked through fastify.inject or a real socket. */
export const serverJest = {
  testTimeout,
  testEnvironment: 'node',
  transform: {
    '^.+\\.ts$': typescriptTransform({ parser: { syntax: 'typescript' } }),
    '^.+\\.tsx$': jsxTransform,
    '^.+\\.m?js$': esmTransform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
};
