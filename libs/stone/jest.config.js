import { libraryJest } from '../../tools/jest/library-jest.js';
import { esmTransform } from '../../tools/jest/swc-transform.js';

/** The generator is plain JavaScript, so that Node runs it as it stands; its tests lie beside it. */
export default {
  ...libraryJest,
  testMatch: [...libraryJest.testMatch, '<rootDir>/generator/**/*.spec.mjs'],
  transform: { ...libraryJest.transform, '^.+\\.mjs$': esmTransform },
};
