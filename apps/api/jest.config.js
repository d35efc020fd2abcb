import { apiJest } from './jest.base.js';

/** Rules, without server or database. */
export default { ...apiJest, testMatch: ['<rootDir>/src/**/*.spec.ts'] };
