// Shared by the builds of shop and admin.
import { fileURLToPath } from 'node:url';
import { rspack, type Configuration, type Mode } from '@rspack/core';

/** Browsers of about three years: constructed style sheets, :has(), no polyfills. */
export const browsers = ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'];
const node = { node: '20' };

const typescript = (targets: string[] | Record<string, string>, refresh = false) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh } },
    },
    env: { targets },
  },
});

const extensions = ['.tsx', '.ts', '.js'];

/** For browsers: TypeScript, Tailwind through PostCSS, hashed file names. */
export function browserParts(mode: Mode) {
  const isProduction = mode === 'production';
  const name = isProduction ? 'assets/[name].[contenthash:10]' : 'assets/[name]';
  return {
    mode,
    target: ['web', 'es2022'],
    // Source maps are for us only: written outside the public folder.
    devtool: isProduction ? 'hidden-source-map' : 'eval-source-map',
    output: {
      filename: `${name}.js`,
      cssFilename: `${name}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      sourceMapFilename: '../source-maps/[file].map[query]',
      clean: true,
    },
    resolve: { extensions },
    module: {
      rules: [
        typescript(browsers, !isProduction),
        { test: /\.css$/, type: 'css/auto', use: ['postcss-loader'] },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // Its default targets would add fallbacks for long obsolete browsers.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    // Off: with it the admin remote stayed blank when opened by itself.
    lazyCompilation: false,
  };
}

/** Browser code that Node runs to prerender: no style sheets, no copies of fonts. */
export const prerenderParts = () => ({
  mode: 'production',
  target: 'node20',
  devtool: false,
  output: { ...moduleOutput, filename: '[name].mjs', chunkFilename: '[name].mjs', clean: true },
  resolve: { extensions },
  module: {
    rules: [
      typescript(node),
      { test: /\.css$/, type: 'css/auto', use: ['postcss-loader'], generator: { exportsOnly: true } },
      { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  optimization: { minimize: false },
  performance: false,
});

const moduleOutput = { module: true, chunkFormat: 'module', library: { type: 'module' } };

/** An app's web server: our own sources in one file, npm packages external. */
export const serverConfig = (app: URL): Configuration => ({
  name: 'server',
  context: fileURLToPath(app),
  mode: 'production',
  target: 'node20',
  devtool: 'source-map',
  entry: { server: './server/main.ts' },
  output: { ...moduleOutput, path: fileURLToPath(new URL('dist', app)), filename: '[name].js' },
  externalsType: 'module',
  externals: [({ request }, done) => (/^[./]|^@app\//.test(request ?? '') ? done() : done(null, request))],
  resolve: { extensions },
  module: {
    rules: [typescript(node)],
    // The bundle finds neighbouring files at run time, so import.meta must stay unchanged.
    parser: { javascript: { importMeta: false, url: false } },
  },
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  performance: false,
});
