import { BuiltFile, contentSecurityPolicy, replyWithError } from '@app/web-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';
import { addSearchFiles, type BuiltRoute } from './add-search-files';
import type { KnownCompany, RenderedPages } from './company-pages';
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

/** Without scripts or styles of its own. */
const closedPage = (isKnown: boolean) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${isKnown ? 'Opening soon' : 'Back in a moment'}</title></head><body><h1>${isKnown ? 'This shop opens soon' : 'We will be back in a moment'}</h1><p>${isKnown ? 'Please come back another day.' : 'Please try again in a minute.'}</p></body></html>\n`;

interface SentPage {
  built: BuiltFile;
  policy: string;
  /** What it was made with. */
  pages: RenderedPages | null;
  head: string;
}

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
  knownCompany: () => KnownCompany,
): void {
  const readJson = <T>(name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as T;
  const pages = readJson<BuiltRoute[]>('pages.json');
  const { script, styles: builtStyles } = readJson<InlineHashes>('inline-hashes.json');
  // Our invented samples are for demonstrations only (D40).
  const variant = isDemo ? `${folder}/with-samples` : folder;
  const complete = (head: string) => (html: string) =>
    html
      .replace('</head>', () => `${head}</head>`)
      .replace(appRoot, isRehearsal ? rehearsalNotice + appRoot : appRoot)
      .replaceAll(originPlaceholder, publicUrl);
  const sentPages = new Map<string, SentPage>();
  /** With the company's facts of now. */
  const page = (name: string, head = ''): SentPage => {
    const { pages: rendered } = knownCompany();
    const known = sentPages.get(name);
    if (known && known.pages === rendered && known.head === head) return known;
    const html = rendered?.documents[name];
    const source = html === undefined ? `${variant}/${name}.html` : { text: html };
    const style = (rendered?.styles ?? builtStyles)[name] ?? [];
    const made = {
      built: new BuiltFile(source, undefined, complete(head)),
      policy: contentSecurityPolicy({ script, style }),
      pages: rendered,
      head,
    };
    sentPages.set(name, made);
    return made;
  };
  const send = (
    reply: FastifyReply,
    { built, policy }: SentPage,
    options?: Parameters<BuiltFile['send']>[1],
  ) => built.send(reply.header('content-security-policy', policy), options);
  const sendClosed = (reply: FastifyReply, isKnown: boolean) =>
    reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': isKnown ? '3600' : '30' })
      .type('text/html; charset=utf-8')
      .send(closedPage(isKnown));
  const offers = materialOffers({ apiUrl, publicUrl });
  for (const name of ['shell', 'not-found', ...pages.flatMap(({ name }) => name ?? [])]) page(name);

  for (const { path, name } of pages) {
    if (!name) continue;
    server.get(path, async (_request, reply) => {
      const { state } = knownCompany();
      if (state !== 'open') return sendClosed(reply, state === 'closed');
      return send(reply, page(name, name === 'materials' ? await offers() : ''));
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
      return send(reply, page('shell'), { cacheControl: 'no-store' });
    });
  }
  addSearchFiles(server, { pages, publicUrl });
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || isFile(request.url)) return replyWithError(reply, 'request/not-found');
    return send(reply, page('not-found'), { status: 404, cacheControl: 'no-store' });
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
