import { esmTransform, jsxTransform } from './swc-transform.js';
import { testTimeout } from './test-timeout.js';

/** Packages that ship ES modules alone. */
const esm = ['lucide-react', 'wouter', 'regexparam'];

/** Tests of what is rendered: React in jsdom, looked at through roles and labels. */
export const browserJest = {
  testTimeout,
  testEnvironment: new URL('./browser-environment.js', import.meta.url).pathname,
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: [new URL('./browser-setup.js', import.meta.url).pathname],
  moduleNameMapper: {
    '\\.css$': new URL('./empty-module.js', import.meta.url).pathname,
    '^lucide-react$': new URL('./lucide-react.cjs', import.meta.url).pathname,
  },
  transform: {
    '^.+\\.tsx?$': jsxTransform,
    '^.+\\.m?js$': esmTransform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
};
