import { esmTransform, jsxTransform, typescriptTransform } from './swc-transform.js';
import { testTimeout } from './test-timeout.js';

/** Tests of a plain TypeScript library: no browser, no Nest, no server. React may write strings there. */
export const libraryJest = {
  testTimeout,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  transform: {
    '^.+\\.ts$': typescriptTransform({ parser: { syntax: 'typescript' } }),
    '^.+\\.tsx$': jsxTransform,
    '^.+\\.js$': esmTransform,
  },
  setupFiles: [new URL('./seed-random.js', import.meta.url).pathname],
};
