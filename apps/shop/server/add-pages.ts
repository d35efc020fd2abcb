import { BuiltFile, contentSecurityPolicy, replyWithError } from '@app/web-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';
import { addSearchFiles, type ListedPage } from './add-search-files';
import { materialOffers } from './material-offers';
import type { ShopConfig } from './shop-config';

/** Pages that only the browser can render, with the headers for search engines and caches. */
const privatePages = {
  // Anyone with the address may read the quote, job, order or payment (D9): it must not be stored, indexed or passed
  // on.
  '/quote/:id': { 'referrer-policy': 'no-referrer' },
  '/job/:id': { 'referrer-policy': 'no-referrer' },
  '/order/:token': { 'referrer-policy': 'no-referrer' },
  '/basket': { 'referrer-policy': 'no-referrer' },
  '/trade/prices': { 'referrer-policy': 'no-referrer' },
  '/payment': { 'referrer-policy': 'no-referrer' },
  '/payment-result/:id': { 'referrer-policy': 'no-referrer' },
  '/admin': {},
  '/admin/*': {},
  '/migrate': {},
} as const;

/** Hashes of the inline code: all pages have the same scripts, each has its own styles. */
interface InlineHashes {
  script: readonly string[];
  styles: Readonly<Record<string, readonly string[]>>;
}

/** The same as in src/app/head-of.ts. */
const originPlaceholder = '%PUBLIC_URL%';

const appRoot = '<div id="root">';
/** Outside the app's root, so React leaves it alone; app.css styles it. */
const rehearsalNotice =
  '<p data-rehearsal role="note">Rehearsal: only test cards are taken, nothing is charged, and nothing ordered here is made.</p>';

/** The pages of src/app/routes.tsx: public ones prerendered, the others as an empty shell. */
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
  const pages = readJson<ListedPage[]>('pages.json');
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

  for (const { path, name, isPrivate } of pages) {
    let [built, head] = [page(name), ''];
    server.get(path, async (_request, reply) => {
      if (isPrivate) reply.header('x-robots-tag', 'noindex');
      const today = name === 'materials' ? await offers() : '';
      if (today !== head) [built, head] = [page(name, today), today];
      return built.send(reply);
    });
  }
  for (const [path, headers] of Object.entries(privatePages)) {
    server.get(path, ({ url }, reply) => {
      void reply.headers({ 'x-robots-tag': 'noindex', ...headers });
      const plainUrl = withoutGluedEnd(url);
      if (plainUrl !== url) return reply.header('cache-control', 'no-store').redirect(plainUrl);
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
const withoutGluedEnd = (url: string): string =>
  url.replace(
    /^(\/(?:quote|job|order|payment-result)\/[\w-]{16,}|\/payment\?(?:quote|job)=[\w-]{16,})[^\w/?&#-][^?&]*/,
    '$1',
  );

/** A missing script or picture gets a plain 404, not a page. */
const isFile = (url: string) => /^\/(?:assets|stone|remotes|api)(?:\/|$)/.test(url);
