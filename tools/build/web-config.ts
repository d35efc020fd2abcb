// What the builds of shop and admin have in common.
import { fileURLToPath } from 'node:url';
import { rspack, type Configuration, type Mode } from '@rspack/core';

/** Browsers of the last three years or so: constructed style sheets, :has(), no polyfills. */
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

/** For the browser: TypeScript, Tailwind through PostCSS, files named after their content. */
export function browserParts(mode: Mode) {
  const isProduction = mode === 'production';
  const name = isProduction ? 'assets/[name].[contenthash:10]' : 'assets/[name]';
  return {
    mode,
    target: ['web', 'es2022'],
    // Source maps are for us: they are kept beside the public folder, not in it.
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
        // With its own default targets every reset is written twice, for browsers that are long gone.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    // Off, because with it the admin remote stayed blank when it was opened by itself.
    lazyCompilation: false,
  };
}

/** Browser code run once by Node while building, to write pages: no style sheets, no copies of fonts. */
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

/** An app's web server: our own sources in one file, npm packages stay outside. */
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
    // The bundle finds its neighbours at run time, so what it says about itself must stay as written.
    parser: { javascript: { importMeta: false, url: false } },
  },
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  performance: false,
});
