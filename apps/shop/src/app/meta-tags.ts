import { company, showroom, socialLinks } from '@app/content';
import type { PageMeta } from '../lib/page-meta';

/** Placeholder in built pages for the shop's own address, which the server knows when it starts. */
export const originPlaceholder = '%PUBLIC_URL%';

/** Link preview of pages without a picture of their own. */
const shopPicture = { path: '/preview.jpg', width: 1200, height: 630 };

/** Metadata of a page for search engines and link previews. */
export function metaTags(path: string, { title, description, image, jsonLd }: PageMeta): string {
  const pageUrl = originPlaceholder + path;
  const picture = originPlaceholder + (image ?? shopPicture.path);
  const properties = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': pageUrl,
    'og:image': picture,
    ...(image ? {} : { 'og:image:width': shopPicture.width, 'og:image:height': shopPicture.height }),
  };
  return [
    `<link rel="canonical" href="${escapeHtml(pageUrl)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...[localBusiness(), ...(jsonLd?.() ?? [])].map(dataBlock),
  ].join('');
}

/** Data, not a script: the browser never runs it, so the Content-Security-Policy does not apply. */
function dataBlock(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, toAbsoluteUrl);
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Search engines need absolute addresses; our own data has paths. */
const toAbsoluteUrl = (_key: string, value: unknown) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) ? originPlaceholder + value : value;

const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The company as schema.org's LocalBusiness. What the owner has not filled in is left out. */
function localBusiness(): object {
  const { street, town, postcode, hours } = showroom;
  return {
    '@type': 'LocalBusiness',
    '@id': '/#company',
    ...withoutEmpty({
      name: company.name,
      url: '/',
      image: '/preview.jpg',
      telephone: company.phone.href.replace('tel:', ''),
      email: company.email,
      foundingDate: String(company.since),
    }),
    ...(street && {
      address: {
        '@type': 'PostalAddress',
        ...withoutEmpty({ streetAddress: street, addressLocality: town, postalCode: postcode }),
        addressCountry: 'GB',
      },
    }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.flatMap(({ days, time }) =>
        time ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...time }] : [],
      ),
    }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  };
}

const withoutEmpty = (properties: Record<string, string>) =>
  Object.fromEntries(Object.entries(properties).filter(([, fact]) => fact !== ''));
