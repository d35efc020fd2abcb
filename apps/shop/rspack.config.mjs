// The bundles of the shop; build/build.mjs and build/dev.mjs run them.
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browserParts, prerenderParts } from '../../tools/build/web-config.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  // Radix Dialog's scroll lock adds a <style>, which the Content-Security-Policy refuses (D45). Ours does
  // the same with a constructed style sheet.
  'react-style-singleton': here('./src/app/style-singleton.ts'),
};

/** A customer on a slow line may wait this long for a part of the page before we offer to try again. */
const chunkLoadTimeout = 15_000;

export function clientConfig({ mode }) {
  const parts = browserParts(mode);
  return {
    ...parts,
    name: 'client',
    context: here('.'),
    entry: { main: './src/index.ts' },
    output: { ...parts.output, path: here('./dist/public'), publicPath: '/', chunkLoadTimeout },
    resolve: { ...parts.resolve, alias },
    plugins:
      mode === 'production'
        ? []
        : [
            new ReactRefreshRspackPlugin(),
            new rspack.HtmlRspackPlugin({
              template: './build/dev.html',
              inject: 'body',
              scriptLoading: 'defer',
            }),
          ],
  };
}

/** The pages as a module for Node, which build/prerender.mjs runs once. */
export function prerenderConfig() {
  const parts = prerenderParts();
  return {
    ...parts,
    name: 'prerender',
    context: here('.'),
    entry: { prerender: './src/prerender.tsx' },
    output: { ...parts.output, path: here('./dist/prerender'), publicPath: '/' },
    resolve: { ...parts.resolve, alias },
  };
}
