// The admin remote and its stand-alone page, without the server (see build/build.mjs).
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browserParts } from '../../tools/build/web-config.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Taken from the shop's page, in whatever version: `adminRemote.contract` says whether it fits (decision 5). */
const fromShop = { singleton: true, requiredVersion: false };

export function remoteConfig({ mode }) {
  const parts = browserParts(mode);
  const port = Number(process.env.ADMIN_PORT ?? 4201);
  const host = process.env.HOST ?? '127.0.0.1';
  return {
    ...parts,
    name: 'remote',
    context: here('.'),
    entry: { main: './src/index.ts' },
    output: {
      ...parts.output,
      path: here('./dist/public'),
      // The files are next to the remote, at the shop's origin or at its own.
      publicPath: 'auto',
      uniqueName: 'admin',
      // Same timeout as the shop's (its src/app/remote-timeouts.ts).
      chunkLoadTimeout: 3_000,
    },
    resolve: {
      ...parts.resolve,
      // As in the shop: makes Radix Dialog's scroll lock comply with the Content-Security-Policy.
      alias: { 'react-style-singleton': here('../../libs/ui/src/style-singleton/style-singleton.ts') },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'admin',
        filename: 'remoteEntry.js',
        exposes: { './App': './src/admin-app.tsx' },
        shared: { react: fromShop, 'react-dom': fromShop },
        manifest: true,
        dts: false,
        runtimePlugins: [here('./src/retry-chunks.ts')],
      }),
      // Without `chunks` the page would also load remoteEntry.js and stay blank.
      new rspack.HtmlRspackPlugin({ template: './src/stand-alone.html', chunks: ['main'], publicPath: '/' }),
      ...(mode === 'production' ? [] : [new ReactRefreshRspackPlugin()]),
    ],
    devServer: {
      host,
      port,
      hot: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      static: { directory: here('./public') },
      historyApiFallback: true,
      headers: { 'access-control-allow-origin': '*' },
      // Inside the shop's page the socket must still reach this server, not the shop's.
      client: { webSocketURL: `ws://${host}:${port}/ws`, overlay: { warnings: false } },
      proxy: [
        {
          context: ['/api'],
          target: process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 3000}`,
        },
      ],
    },
  };
}

/** The service worker of a fitter's visits: one file without federation, which a browser finds under the same name. */
export function workerConfig() {
  const { mode, resolve, module, optimization } = browserParts('production');
  return {
    mode,
    resolve,
    module,
    optimization,
    name: 'worker',
    context: here('.'),
    target: ['webworker', 'es2022'],
    devtool: false,
    performance: false,
    entry: { 'visits-worker': './worker/visits-worker.ts' },
    output: { path: here('./dist/worker'), filename: '[name].js' },
  };
}

export default (_environment, { mode = 'production' }) => remoteConfig({ mode });
