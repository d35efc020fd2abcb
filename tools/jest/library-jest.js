import { typescriptTransform } from './swc-transform.js';

/** Tests of a plain TypeScript library: no browser, no Nest, no server. */
export const libraryJest = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  transform: { '^.+\\.ts$': typescriptTransform({ parser: { syntax: 'typescript' } }) },
};
