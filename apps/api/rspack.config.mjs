import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rspack/cli';
import { CopyRspackPlugin } from '@rspack/core';

/**
 * Class names are dependency-injection tokens and table names, so nothing is minified; nor are modules joined in one
 * scope, where a class gets another name as soon as a second thing has the same one.
 */
const optimization = {
  minimize: false,
  concatenateModules: false,
  splitChunks: false,
  runtimeChunk: false,
};

/**
 * Only what describes the API loads the half thousand modules of this; all else has the decorators that do nothing, which
 * it brings itself and does not export. They are a tenth of a start.
 */
const described = '@nestjs/swagger';
const inert = fileURLToPath(new URL('extra/swagger-shim.js', import.meta.resolve(described)));
const describes = (layer) => layer === 'openapi';

/** Our own packages are TypeScript sources and are bundled; npm's stay in node_modules. */
const externals = [
  ({ request, contextInfo }, done) => {
    const isOurs = /^[./]/.test(request) || request.startsWith('@app/');
    return isOurs || (request === described && !describes(contextInfo.issuerLayer))
      ? done()
      : done(null, request);
  },
];

/** Pictures that quotes are drawn with: those that print and mail need, of every stone. */
const stonePictures = new CopyRspackPlugin({
  patterns: [
    {
      context: '../../libs/stone/images',
      from: '*/{strip-1600,close-320}.jpg',
      to: 'stone/[path][name][ext]',
    },
  ],
});

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

/** The templates of the mails. */
const jsx = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
  },
};

export default defineConfig((_env, { mode = 'production' }) => ({
  context: import.meta.dirname,
  target: 'node20',
  mode,
  devtool: 'source-map',
  entry: {
    main: './src/main.ts',
    worker: './src/worker.ts',
    migrate: './src/migrate.ts',
    seed: './src/seed.ts',
    'demo-database': './src/demo-database.ts',
    'seed-many': './src/seed-many.ts',
    backup: './src/backup.ts',
    'create-admin': './src/create-admin.ts',
    'data-import': './src/data-import.ts',
    openapi: { import: './src/openapi.ts', layer: 'openapi' },
  },
  output: {
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    filename: '[name].js',
    clean: mode === 'production',
  },
  externalsType: 'module',
  externals,
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: { [`${described}$`]: inert },
  },
  optimization,
  module: {
    // The bundle finds its pictures beside it at run time, so what it says about itself must stay as written.
    parser: { javascript: { importMeta: false } },
    rules: [
      { resourceQuery: /raw/, type: 'asset/source' },
      { test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto', options: swc },
      { test: /\.tsx$/, loader: 'builtin:swc-loader', type: 'javascript/auto', options: jsx },
    ],
  },
  plugins: [stonePictures],
  stats: 'errors-warnings',
}));
