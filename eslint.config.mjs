import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      '**/coverage/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that ask for types, and React's, are in .oxlintrc.json: native tools answer them in a tenth of the time.
    extends: [tseslint.configs.recommended],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.spec.mjs'], languageOptions: { globals: globals.jest } },
  { rules: { 'no-console': ['error', { allow: ['error', 'warn', 'info'] }] } },
  {
    files: ['tools/**', 'bench/**', 'libs/stone/generator/**', '**/build/**'],
    rules: { 'no-console': 'off' },
  },
  ...boundaries,
);
