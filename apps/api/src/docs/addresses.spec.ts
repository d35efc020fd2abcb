import { readFileSync } from 'node:fs';
import { catalogueKinds, paths } from '@app/contracts';

const { paths: described } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../openapi.json`, 'utf8'),
) as { paths: Record<string, unknown> };

/** Values of path parameters that are not ids. */
const parameters: Partial<Record<keyof typeof paths, readonly string[]>> = {
  adminItems: catalogueKinds,
  adminItem: catalogueKinds,
  itemUses: catalogueKinds,
  restoreItem: catalogueKinds,
  adminQuotesExport: ['csv', 'xlsx'],
  adminInquiriesOf: ['contact', 'trade'],
  adminInquiry: ['contact', 'trade'],
  adminInquiryStatus: ['contact', 'trade'],
  adminInquiryNotes: ['contact', 'trade'],
  answerInquiry: ['contact', 'trade'],
  inquiryReplies: ['contact', 'trade'],
};

/** Prefixes of other paths, which are no routes themselves. */
const prefixes: readonly (keyof typeof paths)[] = ['accountsMonths', 'adminBoard', 'topsToMake'];

it('uses exactly the URLs that the API describes', () => {
  const called = Object.entries(paths).flatMap(([name, path]) => {
    if (prefixes.some((prefix) => prefix === name)) return [];
    if (typeof path === 'string') return [path];
    const make = path as (...parts: string[]) => string;
    return (parameters[name as keyof typeof paths] ?? ['0']).map((word) => make(word, '0'));
  });
  // These pages are not part of the OpenAPI document.
  const pages = ['/api/docs', '/api/docs-json', '/api/admin/queues'];
  const documented = Object.keys(described).map((path) => path.replace(/\{\w+\}/g, '0'));

  // OpenAPI treats the file extension as a part of the parameter.
  const addresses = new Set(called.map((address) => address.split('?', 1)[0]?.replace('/0.csv', '/0')));
  expect([...addresses].sort()).toEqual([...pages, ...new Set(documented)].sort());
});
