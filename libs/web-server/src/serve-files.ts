import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BuiltFile } from './built-file';

const retentionMs = 30 * 86_400_000;

/**
 * Copies this release's assets to a folder that all servers of an app share, so that pages of another release find
 * theirs on any server: an older open page, and a new one that reaches an old server. File names contain hashes, so
 * releases do not conflict. Assets that no server has started with for 30 days are deleted.
 * @param from folder of the assets that were built
 * @param into the shared folder; made where it is not there
 */
async function copyAssets(from: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const now = new Date();
  for (const name of await readdir(from)) {
    const kept = join(into, name);
    const isThere = await utimes(kept, now, now).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    // Atomic: another server may read it at this moment.
    const part = `${kept}.${randomUUID()}`;
    await copyFile(join(from, name), part);
    await rename(part, kept);
  }
  for (const name of await readdir(into)) {
    const { mtimeMs } = await stat(join(into, name)).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > retentionMs) await rm(join(into, name), { force: true });
  }
}

interface Files {
  root: string;
  /** The folder with all releases' assets, searched after this release's; empty: none. */
  keptAssets?: string;
  /** Whether a file can never change, as its query contains its hash. */
  isImmutable?: (request: FastifyRequest) => boolean;
  /** Extra headers for every file. */
  headers?: Readonly<Record<string, string>>;
}

const forEver = 'public, max-age=31536000, immutable';
/** Cached but revalidated: 304 unless a release has changed the file. */
const revalidated = 'no-cache';

/** Scripts, styles and fonts are held in memory. */
const assetTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder of built files, text with its compressed variants. Files in `assets` have hashed names and never
 * change.
 */
export async function serveFiles(
  server: FastifyInstance,
  { root, keptAssets, isImmutable = () => false, headers = {} }: Files,
): Promise<void> {
  if (keptAssets) await copyAssets(join(root, 'assets'), join(keptAssets, 'assets'));
  await server.register(async (files) => {
    files.addHook('onSend', (request, reply, _payload, done) => {
      if (reply.statusCode < 400) {
        const isAsset = request.url.startsWith('/assets/');
        reply
          .header('cache-control', isAsset || isImmutable(request) ? forEver : revalidated)
          .headers(headers);
      }
      done();
    });
    await files.register(fastifyStatic, {
      root: keptAssets ? [root, keptAssets] : root,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
    });
    const assets = assetsIn(join(root, 'assets'));
    files.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) => {
      const asset = assets.get(name);
      return asset ? asset.send(reply) : reply.sendFile(`assets/${name}`);
    });
  });
}

function assetsIn(folder: string): Map<string, BuiltFile> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.flatMap((name) => {
      const type = assetTypes[extname(name)];
      return type ? [[name, new BuiltFile(join(folder, name), type)]] : [];
    }),
  );
}
