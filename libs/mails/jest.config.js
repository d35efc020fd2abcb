import { libraryJest } from '../../tools/jest/library-jest.js';
import { esmTransform } from '../../tools/jest/swc-transform.js';

export default {
  ...libraryJest,
  testEnvironment: '<rootDir>/page-parser-environment.js',
  setupFiles: [...libraryJest.setupFiles, '<rootDir>/../../tools/jest/without-owner-stacks.js'],
  transform: { ...libraryJest.transform, '^.+\\.js$': esmTransform },
};
