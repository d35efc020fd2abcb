import { BuiltPage, contentSecurityPolicy, replyWithError, type InlineHashes } from '@app/web-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';

/** Addresses whose pages only the browser can make, and what search engines and caches are told of them. */
const privatePages = {
  // The address itself is the permission to read a quote (D9): it must not be kept, found or passed on.
  '/quote/:id': { 'referrer-policy': 'no-referrer' },
  '/admin': {},
  '/admin/*': {},
  '/migrate': {},
} as const;

/** The pages of src/app/routes.tsx: prerendered ones as they are, the others as an empty shell. */
export function addPages(server: FastifyInstance, folder: string): void {
  const page = (name: string) => new BuiltPage(`${folder}/${name}.html`);
  const [home, shell, notFound] = [page('home'), page('shell'), page('not-found')];
  const hashes = JSON.parse(readFileSync(`${folder}/inline-hashes.json`, 'utf8')) as InlineHashes;
  const policy = contentSecurityPolicy(hashes);
  const asPage = (reply: FastifyReply) => reply.header('content-security-policy', policy);

  server.get('/', (_request, reply) => home.send(asPage(reply)));
  for (const [path, headers] of Object.entries(privatePages)) {
    server.get(path, (_request, reply) =>
      shell.send(asPage(reply).headers({ 'x-robots-tag': 'noindex', ...headers }), { isStored: false }),
    );
  }
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || isFile(request.url)) return replyWithError(reply, 'request/not-found');
    return notFound.send(asPage(reply), { status: 404, isStored: false });
  });
}

/** Nobody reads a page in place of a missing script or picture. */
const isFile = (url: string) => /^\/(?:assets|stone|remotes|api)(?:\/|$)/.test(url);
