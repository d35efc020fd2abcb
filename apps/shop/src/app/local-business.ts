import { company, showroom, socialLinks } from '@app/content';

/** The company as schema.org describes one. What the owner has not filled in is left out. */
export function localBusiness(): object {
  const { street, town, postcode, hours } = showroom;
  return {
    '@type': 'LocalBusiness',
    '@id': '/#company',
    ...filled({
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
        ...filled({ streetAddress: street, addressLocality: town, postalCode: postcode }),
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

const filled = (facts: Record<string, string>) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''));
