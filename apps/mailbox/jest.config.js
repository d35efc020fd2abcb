import { serverJest } from '../../tools/jest/server-jest.js';
import { jsxTransform } from '../../tools/jest/swc-transform.js';

export default {
  ...serverJest,
  // The templates of the mails.
  transform: { ...serverJest.transform, '^.+\\.tsx$': jsxTransform },
  // Real connections, also on a busy machine.
  testTimeout: 20_000,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
