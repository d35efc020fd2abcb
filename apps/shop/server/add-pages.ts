import { BuiltFile, contentSecurityPolicy, replyWithError } from '@app/web-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';
import { addSearchFiles, type BuiltRoute } from './add-search-files';
import { materialOffers } from './material-offers';
import type { ShopConfig } from './shop-config';

/** Anyone with the address may read the quote, job, order or payment (D9): it must not be indexed or passed on. */
const privateHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** Hashes of the inline code: all pages have the same scripts, each has its own styles. */
interface InlineHashes {
  script: readonly string[];
  styles: Readonly<Record<string, readonly string[]>>;
}

/** The same as in src/app/meta-tags.ts. */
const originPlaceholder = '%PUBLIC_URL%';

const appRoot = '<div id="root">';
/** Outside the app's root, so React leaves it alone; app.css styles it. */
const rehearsalNotice =
  '<p data-rehearsal role="note">Rehearsal: only test cards are taken, nothing is charged, and nothing ordered here is made.</p>';

/** The routes of the build: public pages prerendered, private ones as an empty shell. */
export function addPages(
  server: FastifyInstance,
  {
    isDemo,
    isRehearsal,
    publicUrl,
    apiUrl,
  }: Pick<ShopConfig, 'isDemo' | 'isRehearsal' | 'publicUrl' | 'apiUrl'>,
  folder: string,
): void {
  const readJson = <T>(name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as T;
  const pages = readJson<BuiltRoute[]>('pages.json');
  const { script, styles } = readJson<InlineHashes>('inline-hashes.json');
  // Our invented samples are for demonstrations only (D40).
  const variant = isDemo ? `${folder}/with-samples` : folder;
  const page = (name: string, head = '') => {
    const built = new BuiltFile(`${variant}/${name}.html`, undefined, (html) =>
      html
        .replace('</head>', () => `${head}</head>`)
        .replace(appRoot, isRehearsal ? rehearsalNotice + appRoot : appRoot)
        .replaceAll(originPlaceholder, publicUrl),
    );
    const policy = contentSecurityPolicy({ script, style: styles[name] ?? [] });
    return {
      send: (reply: FastifyReply, options?: Parameters<BuiltFile['send']>[1]) =>
        built.send(reply.header('content-security-policy', policy), options),
    };
  };
  const offers = materialOffers({ apiUrl, publicUrl });
  const [shell, notFound] = [page('shell'), page('not-found')];

  for (const { path, name } of pages) {
    if (!name) continue;
    let [built, head] = [page(name), ''];
    server.get(path, async (_request, reply) => {
      const productData = name === 'materials' ? await offers() : '';
      if (productData !== head) [built, head] = [page(name, productData), productData];
      return built.send(reply);
    });
  }
  const privatePages = pages.filter(({ name }) => !name);
  const linkSuffix = linkSuffixPattern(privatePages);
  // Fastify has no optional wildcard.
  const privatePaths = privatePages.flatMap(({ path }) => [path.replace('/*?', ''), path.replace('*?', '*')]);
  for (const path of new Set(privatePaths)) {
    server.get(path, ({ url }, reply) => {
      void reply.headers(privateHeaders);
      const cleanUrl = url.replace(linkSuffix, '$1');
      if (cleanUrl !== url) return reply.header('cache-control', 'no-store').redirect(cleanUrl);
      return shell.send(reply, { cacheControl: 'no-store' });
    });
  }
  addSearchFiles(server, { pages, publicUrl });
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || isFile(request.url)) return replyWithError(reply, 'request/not-found');
    return notFound.send(reply, { status: 404, cacheControl: 'no-store' });
  });
}

/**
 * Mail programs and people include the end of a sentence in a link: '/quote/ID.' or '/quote/ID)'. No id or token
 * contains these characters.
 */
function linkSuffixPattern(pages: readonly BuiltRoute[]): RegExp {
  const id = '[\\w-]{16,}';
  const links = pages.flatMap(({ path, query = [] }) => [
    ...(path.includes(':') ? [path.replace(/:\w+/, id)] : []),
    ...query.map((name) => `${path}\\?${name}=${id}(?:,${id})*(?!,${id})`),
  ]);
  return new RegExp(`^(${links.join('|')})[^\\w/?&#-][^?&]*`);
}

/** A missing script or picture gets a plain 404, not a page. */
const isFile = (url: string) => /^\/(?:assets|stone|remotes|api)(?:\/|$)/.test(url);
