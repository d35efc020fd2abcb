// The bundles of the shop; build/build.mjs and build/dev.mjs run them.
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browserParts, prerenderParts } from '../../tools/build/web-config.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  // Radix Dialog's scroll lock adds a <style>, which the Content-Security-Policy refuses (D45). Our replacement uses a
  // constructed style sheet.
  'react-style-singleton': here('../../libs/ui/src/style-singleton/style-singleton.ts'),
  // A polyfill that wouter imports; React has had the hook since 18.
  'use-sync-external-store/shim/index.js$': 'react',
};

/** How long a customer on a slow line waits for a chunk before we offer to try again. */
const chunkLoadTimeout = 15_000;

/** A chunk of its own for these folders of node_modules. */
const packages = (name, chunks, folders) => ({
  name,
  chunks,
  enforce: true,
  test: new RegExp(`node_modules/(?:${folders})`),
});

/**
 * React changes less often than our releases, and between running React and running the shop a phone can handle a
 * touch. Dialogs and queries serve several parts. Smaller shared code is copied into each part: the calculator is three
 * files and not seven, and each file costs a slow phone 4 ms or more.
 */
const splitChunks = {
  minSize: 150_000,
  cacheGroups: {
    react: packages('react', 'initial', 'react/|react-dom/|scheduler/'),
    dialogs: packages(
      'dialogs',
      'async',
      '@radix-ui/(?!react-toast|react-collection|react-visually)|aria-hidden|react-remove-scroll(?:-bar)?|tslib|use-callback-ref|use-sidecar',
    ),
    queries: packages('queries', 'async', '@tanstack/'),
  },
};

/**
 * Chrome compiles a script that starts like this as a whole, off the main thread, and not function by function when
 * called.
 */
const compileBehind = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/** The states of the parts, on a page that visitors never get. */
const statesEntry = { states: './src/states/index.ts' };

export function clientConfig({ mode }) {
  const parts = browserParts(mode);
  const isProduction = mode === 'production';
  return {
    ...parts,
    name: 'client',
    context: here('.'),
    // Built separately: with styles in its graph the script would include the code that loads style sheets.
    entry: isProduction
      ? { main: './src/index.ts', 'live-data': './src/app/live-data.ts', styles: './src/app/app.css' }
      : { main: ['./src/app/app.css', './src/index.ts'], ...statesEntry },
    output: { ...parts.output, path: here('./dist/public'), publicPath: '/', chunkLoadTimeout },
    resolve: { ...parts.resolve, alias },
    optimization: isProduction ? { ...parts.optimization, splitChunks } : parts.optimization,
    plugins: isProduction
      ? [new rspack.BannerPlugin({ ...compileBehind, test: /\b(?:react|dialogs|queries|calculator)\./ })]
      : [
          new ReactRefreshRspackPlugin(),
          page({ filename: 'index.html', chunks: ['main'], template: './build/dev.html' }),
          page({ filename: 'states.html', chunks: ['states'], template: './build/dev.html' }),
        ],
  };
}

/** Only the states, for checks and pictures: with React's development warnings, without hot reload. */
export function statesConfig() {
  const parts = browserParts('development');
  const refresh = parts.module.rules.find(({ options }) => options?.jsc);
  refresh.options.jsc.transform.react.refresh = false;
  return {
    ...parts,
    // eval would need a looser policy than visitors have.
    devtool: false,
    name: 'states',
    infrastructureLogging: { level: 'error' },
    context: here('.'),
    entry: statesEntry,
    output: { ...parts.output, path: here('./dist/states'), publicPath: '/', chunkLoadTimeout },
    resolve: { ...parts.resolve, alias },
    plugins: [page({ filename: 'states.html', chunks: ['states'], template: './build/states.html' })],
  };
}

const page = (options) => new rspack.HtmlRspackPlugin({ inject: 'body', scriptLoading: 'defer', ...options });

/** The pages as a Node module, and the worker that renders all of them. */
export function prerenderConfig() {
  const parts = prerenderParts();
  return {
    ...parts,
    name: 'prerender',
    context: here('.'),
    entry: { prerender: './src/prerender.tsx', 'render-pages': './build/render-pages.mjs' },
    output: { ...parts.output, path: here('./dist/prerender'), publicPath: '/' },
    resolve: { ...parts.resolve, alias },
  };
}
