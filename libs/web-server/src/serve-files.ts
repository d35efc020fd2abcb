import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { keepAssets } from './keep-assets';

interface Files {
  root: string;
  /** Where the assets of all releases are kept, and looked for after those of this one; empty: nowhere. */
  keptAssets?: string;
  /** Whether a file at this address can never change, because its content is in its name or query. */
  isImmutable: (request: FastifyRequest) => boolean;
  /** Further headers for every file. */
  headers?: Readonly<Record<string, string>>;
}

const forEver = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: the answer is 304 unless a release has changed the file. */
const revalidated = 'no-cache';

/** Serves a folder of built files; of text the compressed variants that the build put beside it. */
export async function serveFiles(
  server: FastifyInstance,
  { root, keptAssets, isImmutable, headers }: Files,
): Promise<void> {
  if (keptAssets) await keepAssets(join(root, 'assets'), join(keptAssets, 'assets'));
  await server.register(async (files) => {
    files.addHook('onSend', async (request, reply) => {
      if (reply.statusCode >= 400) return;
      reply.header('cache-control', isImmutable(request) ? forEver : revalidated);
      if (headers) reply.headers(headers);
      return Promise.resolve();
    });
    await files.register(fastifyStatic, {
      root: keptAssets ? [root, keptAssets] : root,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
    });
  });
}
