/** TypeScript through swc, as the bundles are built, so that a test sees the code that ships. */
const parser = { syntax: 'typescript', decorators: true, tsx: true };

export const typescriptTransform = (jsc = {}) => [
  '@swc/jest',
  { jsc: { target: 'es2022', parser, ...jsc }, module: { type: 'commonjs' }, sourceMaps: 'inline' },
];

/** React's elements, without importing React for them. */
export const jsxTransform = typescriptTransform({ transform: { react: { runtime: 'automatic' } } });

/** Nest's decorators need metadata of parameter types, which swc writes only when asked. */
export const nestTransform = typescriptTransform({
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
});

/** Packages that ship ES modules alone are turned into CommonJS, because Jest loads CommonJS. */
export const esmTransform = ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }];
