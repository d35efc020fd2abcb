import { company } from '@app/content';
import type { FastifyInstance } from 'fastify';

/** One route of src/app/routes.tsx, as build/prerender.mjs writes it to dist/pages/pages.json. */
export interface BuiltRoute {
  path: string;
  /** The prerendered file; absent: a private page. */
  name?: string;
  /** The names of a private page's ids in the query. */
  query?: readonly string[];
}

/** How far ahead security.txt expires, so that an old copy is recognised as one. */
const expiryMs = 30 * 86_400_000;

/** robots.txt, sitemap.xml and security.txt (RFC 9116) contain absolute addresses, which the build does not know. */
export function addSearchFiles(
  server: FastifyInstance,
  { pages, publicUrl }: { pages: readonly BuiltRoute[]; publicUrl: string },
): void {
  const locations = pages
    .filter(({ name }) => name)
    .map(({ path }) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations,
    '</urlset>\n',
  ].join('\n');
  // Private pages are not disallowed: a crawler that may not fetch a page cannot see its noindex.
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /remotes/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml\n`,
  ].join('\n');

  const securityTxtPath = '/.well-known/security.txt';
  server.get(securityTxtPath, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        [
          `Contact: mailto:${company.email}`,
          `Expires: ${new Date(Date.now() + expiryMs).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl}${securityTxtPath}\n`,
        ].join('\n'),
      ),
  );
  server.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(sitemap),
  );
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots),
  );
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
