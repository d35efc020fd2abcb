import { libraryJest } from '../../tools/jest/library-jest.js';

export default { ...libraryJest, testMatch: ['<rootDir>/prove/*.spec.ts'], testTimeout: 300_000 };
