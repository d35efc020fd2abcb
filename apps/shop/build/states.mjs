// Serves the states of all parts on SHOP_PORT: no API, no other process, nothing written to disk. `npm run dev` serves
// them too, with hot reload; the browser journeys open them here.
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { fileURLToPath } from 'node:url';
import { statesConfig } from '../rspack.config.mjs';
import { statesPath } from './states-path.mjs';

const shop = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const server = new RspackDevServer(
  {
    host: '127.0.0.1',
    port: Number(process.env.SHOP_PORT ?? 4200),
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    headers: {
      'content-security-policy': "default-src 'self'; img-src 'self' data:",
      // Every state loads the same files.
      'cache-control': 'max-age=600',
    },
    historyApiFallback: { rewrites: [{ from: statesPath, to: '/states.html' }] },
    static: [
      { directory: shop('public') },
      { directory: shop('../../libs/stone/images'), publicPath: '/stone' },
    ],
  },
  rspack(statesConfig()),
);
await server.start();

const stop = () => void server.stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);
