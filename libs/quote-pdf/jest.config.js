export { libraryJest as default } from '../../tools/jest/library-jest.js';
