import { BuiltFile, contentSecurityPolicy, replyWithError } from '@app/web-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';
import { addSearchFiles, type ListedPage } from './add-search-files';
import { materialOffers } from './material-offers';
import type { ShopConfig } from './shop-config';

/** Addresses whose pages only the browser can make, and what search engines and caches are told of them. */
const privatePages = {
  // The address itself is the permission to read a quote, a job, an order or a payment (D9): it must not be kept, found or passed on.
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

/** What is inline in the built pages: the same scripts in all, in each page styles of its own. */
interface InlineHashes {
  script: readonly string[];
  styles: Readonly<Record<string, readonly string[]>>;
}

/** As src/app/head-of.ts writes it. */
const originPlaceholder = '%PUBLIC_URL%';

const appRoot = '<div id="root">';
/** Outside of the app, which leaves it alone; app.css draws it. */
const rehearsalNotice =
  '<p data-rehearsal role="note">Rehearsal: only test cards are taken, nothing is charged, and nothing ordered here is made.</p>';

/** The pages of src/app/routes.tsx: prerendered ones as they are, the others as an empty shell. */
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
  // Only a demonstration shows what we invented (D40).
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

/** Mail programs and people glue a sentence's end to a link: '/quote/ID.' or '/quote/ID)'. No id or token has such characters. */
const withoutGluedEnd = (url: string): string =>
  url.replace(
    /^(\/(?:quote|job|order|payment-result)\/[\w-]{16,}|\/payment\?(?:quote|job)=[\w-]{16,})[^\w/?&#-][^?&]*/,
    '$1',
  );

/** Nobody reads a page in place of a missing script or picture. */
const isFile = (url: string) => /^\/(?:assets|stone|remotes|api)(?:\/|$)/.test(url);
