// What the browser loads, as plain functions of the mode. build/build.mjs and build/dev.mjs run them.
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Browsers of the last three years or so: constructed style sheets, :has(), no polyfills. */
const browsers = ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'];

const typescript = ({ targets, refresh = false }) => ({
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

const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    // Radix Dialog's scroll lock adds a <style>, which the Content-Security-Policy refuses (D45). Ours does
    // the same with a constructed style sheet.
    'react-style-singleton': here('./src/app/style-singleton.ts'),
  },
};

/** A customer on a slow line may wait this long for a part of the page before we offer to try again. */
const chunkLoadTimeout = 15_000;

export function clientConfig({ mode }) {
  const production = mode === 'production';
  return {
    name: 'client',
    context: here('.'),
    mode,
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'eval-source-map',
    entry: { main: './src/index.ts' },
    output: {
      path: here('./dist/public'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      cssFilename: production ? 'assets/[name].[contenthash:10].css' : 'assets/[name].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      chunkLoadTimeout,
      clean: true,
    },
    resolve,
    module: {
      rules: [
        typescript({ targets: browsers, refresh: !production }),
        { test: /\.css$/, type: 'css/auto', use: ['postcss-loader'] },
      ],
    },
    plugins: production
      ? []
      : [
          new ReactRefreshRspackPlugin(),
          new rspack.HtmlRspackPlugin({
            template: './build/dev.html',
            inject: 'body',
            scriptLoading: 'defer',
          }),
        ],
    optimization: { runtimeChunk: false },
    performance: false,
    // Off, because with it the admin remote stayed blank when it was opened by itself.
    lazyCompilation: false,
  };
}

/** The same pages as a module for Node, which build/prerender.mjs runs once. */
export function prerenderConfig() {
  return {
    name: 'prerender',
    context: here('.'),
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: { prerender: './src/prerender.tsx' },
    output: {
      path: here('./dist/prerender'),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      publicPath: '/',
      clean: true,
    },
    resolve,
    module: {
      rules: [
        typescript({ targets: { node: '20' } }),
        { test: /\.css$/, type: 'css/auto', use: ['postcss-loader'], generator: { exportsOnly: true } },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false },
    performance: false,
  };
}

/** The shop's server (D44): our own sources in one file, npm packages stay outside. */
export function serverConfig() {
  return {
    name: 'server',
    context: here('.'),
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    entry: { server: './server/main.ts' },
    output: {
      path: here('./dist'),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].js',
    },
    externalsType: 'module',
    externals: [
      ({ request }, done) =>
        /^[./]/.test(request) || request.startsWith('@app/') ? done() : done(null, request),
    ],
    resolve,
    module: { rules: [typescript({ targets: { node: '20' } })] },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    performance: false,
  };
}
