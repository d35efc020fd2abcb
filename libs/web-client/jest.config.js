export { browserJest as default } from '../../tools/jest/browser-jest.js';
