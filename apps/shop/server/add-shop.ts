import { adminRemote, runtimeConfigPath, type RuntimeConfig } from '@app/contracts';
import { proxyTo, serveFiles } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { addPages } from './add-pages';
import { apiUpstreams } from './api-upstreams';
import { companyPages } from './company-pages';
import { renderInWorker } from './render-in-worker';
import type { ShopConfig } from './shop-config';

type ShopServerConfig = Pick<
  ShopConfig,
  'apiUrl' | 'adminUrl' | 'publicUrl' | 'paymentOrigin' | 'isDemo' | 'isRehearsal' | 'assetsFolder'
>;

const remotePrefix = adminRemote.manifestPath.slice(0, adminRemote.manifestPath.lastIndexOf('/'));

/**
 * The one public origin (D44): pages and files from the build, everything else proxied to the API and the admin's
 * server.
 */
export async function addShop(server: FastifyInstance, config: ShopServerConfig, buildFolder: string) {
  const { apiUrl, adminUrl, paymentOrigin } = config;
  for (const upstream of apiUpstreams(apiUrl)) await proxyTo(server, upstream);
  await proxyTo(server, {
    prefix: remotePrefix,
    // Its files only: the rest of the admin's server would be a second way to the API.
    routes: ['/mf-manifest.json', '/remoteEntry.js', `/${adminRemote.visitsWorker}`, '/assets/*'],
    methods: ['GET'],
    rewritePrefix: '/',
    upstream: adminUrl,
    // The browser allows the remote's requests three seconds; ours must end before.
    timeoutMs: 2_500,
    bodyLimit: 0,
  });

  // Read by the browser at run time, so that the remote and the card provider can move without a new build of the shop.
  const runtimeConfig: RuntimeConfig = { remotes: { admin: adminRemote.manifestPath }, paymentOrigin };
  server.get(runtimeConfigPath, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(runtimeConfig),
  );

  const render = renderInWorker(buildFolder, { withSamples: config.isDemo });
  const knownCompany = companyPages(server, { ...config, render });
  addPages(server, config, `${buildFolder}/pages`, knownCompany);
  await serveFiles(server, {
    root: `${buildFolder}/public`,
    keptAssets: config.assetsFolder,
    isImmutable: ({ url, query }) => url.startsWith('/stone/') && 'v' in (query as object),
  });
}
