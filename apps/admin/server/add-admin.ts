import { adminRemote } from '@app/contracts';
import {
  BuiltFile,
  contentSecurityPolicy,
  maxBufferedBytes,
  proxyTo,
  replyWithError,
  serveFiles,
  staffUpstreams,
} from '@app/web-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AdminConfig } from './admin-config';

/** Nothing inline: scripts and styles are files. */
const policy = contentSecurityPolicy({ script: [], style: [] });

/** A service worker has a policy of its own, and needs leave for pages outside its folder. */
const workerHeaders = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'service-worker-allowed': '/admin/visits',
};

/** Serves the remote, and the same app as a page of its own, at every path that is no file. */
export async function addAdmin(
  server: FastifyInstance,
  { apiUrl, shopUrl, assetsFolder }: Pick<AdminConfig, 'apiUrl' | 'shopUrl' | 'assetsFolder'>,
  root: string,
) {
  const api = { prefix: '/api', upstream: apiUrl, timeoutMs: 15_000, bodyLimit: maxBufferedBytes };
  for (const upstream of [api, ...staffUpstreams(api)]) await proxyTo(server, upstream);
  // The catalogue's pictures are files of the shop; the policy allows only our own origin.
  await proxyTo(server, {
    prefix: '/stone',
    methods: ['GET'],
    upstream: shopUrl,
    timeoutMs: 5_000,
    bodyLimit: 0,
  });
  await serveFiles(server, {
    root,
    keptAssets: assetsFolder,
    // The shop may have another origin; the files are public.
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  });

  const worker = new BuiltFile(
    `${root}/${adminRemote.visitsWorker}`,
    'application/javascript; charset=utf-8',
  );
  server.get(`/${adminRemote.visitsWorker}`, (_request, reply) => worker.send(reply.headers(workerHeaders)));
  const page = new BuiltFile(`${root}/index.html`);
  const sendPage = (reply: FastifyReply) =>
    page.send(reply.headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex' }));
  server.get('/', (_request, reply) => sendPage(reply));
  // Customer pages belong to the shop.
  server.get<{ Params: { id: string } }>('/quote/:id', ({ params }, reply) =>
    reply.redirect(`${shopUrl}/quote/${encodeURIComponent(params.id)}`),
  );
  server.setNotFoundHandler(({ method, url }, reply) => {
    const wantsPage = (method === 'GET' || method === 'HEAD') && !/\.[a-z0-9]+(?:\?|$)/i.test(url);
    return wantsPage ? sendPage(reply) : replyWithError(reply, 'request/not-found');
  });
}
