import { serverJest } from '../../tools/jest/server-jest.js';

export default { ...serverJest, testMatch: ['<rootDir>/src/**/*.spec.ts'] };
