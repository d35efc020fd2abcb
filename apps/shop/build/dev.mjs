// The shop with hot reload, on the public origin itself: the dev server passes /api and the admin remote on,
// as dist/server.js does in production.
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { fileURLToPath } from 'node:url';
import { clientConfig } from '../rspack.config.mjs';
import { statesPath } from './states-path.mjs';

const { env } = process;
const shop = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const loopback = (port) => `http://127.0.0.1:${port}`;
const paymentOrigin = env.SUMUP_PAGE_ORIGIN ?? 'https://checkout.sumup.com';
const adminUrl = env.ADMIN_URL ?? loopback(env.ADMIN_PORT ?? 4201);

const server = new RspackDevServer(
  {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.SHOP_PORT ?? 4200),
    hot: true,
    // The page may be opened under either name, while the hot-reload socket uses one of them.
    allowedHosts: ['localhost', '127.0.0.1'],
    client: { overlay: { warnings: false } },
    historyApiFallback: { rewrites: [{ from: statesPath, to: '/states.html' }] },
    static: [
      { directory: shop('public') },
      { directory: shop('../../libs/stone/images'), publicPath: '/stone' },
    ],
    proxy: [
      { context: ['/api'], target: env.API_URL ?? loopback(env.API_PORT ?? 3000) },
      { context: ['/remotes/admin'], target: adminUrl, pathRewrite: { '^/remotes/admin': '' } },
    ],
    setupMiddlewares: (middlewares) => [
      {
        name: 'app-config',
        path: '/app-config.json',
        middleware: (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(
            JSON.stringify({ remotes: { admin: '/remotes/admin/mf-manifest.json' }, paymentOrigin }),
          );
        },
      },
      ...middlewares,
    ],
  },
  rspack(clientConfig({ mode: 'development' })),
);
await server.start();

const stop = () => void server.stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);
