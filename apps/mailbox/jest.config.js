import { serverJest } from '../../tools/jest/server-jest.js';
import { jsxTransform } from '../../tools/jest/swc-transform.js';

export default {
  ...serverJest,
  // The templates of the mails.
  transform: { ...serverJest.transform, '^.+\\.tsx$': jsxTransform },
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
