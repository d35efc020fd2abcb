import { metaTags } from './meta-tags';

const path = '/materials';
const meta = { title: 'Stones', description: 'Five of "them" & more <here>' };

const dataIn = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );

it('has one canonical URL and a picture for link previews', () => {
  const head = metaTags(path, meta);

  expect(head).toContain('<link rel="canonical" href="%PUBLIC_URL%/materials">');
  expect(head).toContain('<meta property="og:title" content="Stones">');
  expect(head).toContain('<meta property="og:image" content="%PUBLIC_URL%/preview.jpg">');
  expect(head).toContain('content="Five of &quot;them&quot; &amp; more &lt;here>"');
});

it('describes the company on every page, and adds the page’s own data', () => {
  const [company, pageData] = dataIn(
    metaTags(path, { ...meta, jsonLd: () => [{ '@type': 'FAQPage', url: '/materials' }] }),
  );

  expect(company).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': '%PUBLIC_URL%/#company',
    telephone: '+441184960123',
    address: { '@type': 'PostalAddress', postalCode: 'RG1 0AA', addressCountry: 'GB' },
  });
  expect(company?.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Saturday'],
    opens: '10:00',
    closes: '14:00',
  });
  expect(pageData).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: '%PUBLIC_URL%/materials',
  });
});

it('escapes text that would end the data', () => {
  const head = metaTags(path, { ...meta, jsonLd: () => [{ name: '</script><b>' }] });

  expect(head).not.toContain('</script><b>');
  expect(dataIn(head)[1]?.name).toBe('</script><b>');
});
