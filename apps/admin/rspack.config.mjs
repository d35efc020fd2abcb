// The admin remote and its stand-alone page. build/build.mjs adds the server; `rspack serve` runs this alone.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browserParts } from '../../tools/build/web-config.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(here(path), 'utf8'));
const { dependencies } = readJson('./package.json');

/**
 * What the remote borrows from the shop's page instead of bringing its own. Which exports of each are lent, the
 * shop says in src/app/shared-with-admin.ts; the test beside it compares both with what admin imports.
 */
const sharedPackages = readJson('../../tools/build/shared-packages.json');

/** The version of a borrowed package that this build was made with: shop and admin must agree on it. */
const versionOf = (name) => dependencies[name.replace('react/jsx-runtime', 'react')];

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
      // The remote finds its own files wherever it was loaded from: below the shop's origin or on its own.
      publicPath: 'auto',
      uniqueName: 'admin',
      // The shop gives each request for the remote three seconds (its src/app/bounded-requests.ts).
      chunkLoadTimeout: 3_000,
    },
    resolve: {
      ...parts.resolve,
      // As in the shop: Radix Dialog's scroll lock with a style sheet that the Content-Security-Policy allows.
      alias: { 'react-style-singleton': here('../../libs/ui/src/style-singleton/style-singleton.ts') },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'admin',
        filename: 'remoteEntry.js',
        exposes: { './App': './src/admin-app.tsx' },
        shared: Object.fromEntries(
          sharedPackages.map((name) => [name, { singleton: true, requiredVersion: versionOf(name) }]),
        ),
        manifest: true,
        // Types come from @app/contracts.
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
      // Inside the shop's page the socket must still lead here, not to the shop's own dev server.
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

export default (_environment, { mode = 'production' }) => remoteConfig({ mode });
