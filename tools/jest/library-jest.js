import { jsxTransform, typescriptTransform } from './swc-transform.js';

/** Tests of a plain TypeScript library: no browser, no Nest, no server. React may write strings there. */
export const libraryJest = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  transform: {
    '^.+\\.ts$': typescriptTransform({ parser: { syntax: 'typescript' } }),
    '^.+\\.tsx$': jsxTransform,
  },
};
