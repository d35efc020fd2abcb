import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BuiltFile } from './built-file';

const retentionMs = 30 * 86_400_000;

/**
 * Copies this release's assets to a folder that all servers of an app share. Then every server has the assets of other
 * releases: for pages that are still open, and for pages from a newer server. File names contain hashes, so releases do
 * not conflict. Assets that no server has started with for 30 days are deleted.
 * @param from folder with the built assets
 * @param into the shared folder; created if missing
 */
async function copyAssets(from: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const now = new Date();
  for (const name of await readdir(from)) {
    const target = join(into, name);
    const isCopied = await utimes(target, now, now).then(
      () => true,
      () => false,
    );
    if (isCopied) continue;
    // Renaming is atomic: another server may read the file at this moment.
    const temporary = `${target}.${randomUUID()}`;
    await copyFile(join(from, name), temporary);
    await rename(temporary, target);
  }
  for (const name of await readdir(into)) {
    const { mtimeMs } = await stat(join(into, name)).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > retentionMs) await rm(join(into, name), { force: true });
  }
}

interface Files {
  root: string;
  /** The folder with the assets of all releases, searched after this release's folder; empty: none. */
  keptAssets?: string;
  /** Whether a file can never change, as its query contains its hash. */
  isImmutable?: (request: FastifyRequest) => boolean;
  /** Extra headers for every file. */
  headers?: Readonly<Record<string, string>>;
}

const immutable = 'public, max-age=31536000, immutable';
/** Cached, but revalidated by the browser each time. */
const revalidated = 'no-cache';

/** Files that are kept in memory. */
const assetTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder of built files, with compressed variants of text files. Files in `assets` have hashes in their names and
 * never change.
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
          .header('cache-control', isAsset || isImmutable(request) ? immutable : revalidated)
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
