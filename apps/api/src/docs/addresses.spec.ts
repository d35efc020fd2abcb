import { readFileSync } from 'node:fs';
import { catalogueKinds, paths } from '@app/contracts';

const { paths: described } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../openapi.json`, 'utf8'),
) as { paths: Record<string, unknown> };

/** What stands in an address beside ids. */
const parameters: Partial<Record<keyof typeof paths, readonly string[]>> = {
  adminItems: catalogueKinds,
  adminItem: catalogueKinds,
  restoreItem: catalogueKinds,
  adminQuotesExport: ['csv', 'xlsx'],
  adminInquiriesOf: ['contact', 'trade'],
  adminInquiry: ['contact', 'trade'],
  adminInquiryStatus: ['contact', 'trade'],
  adminInquiryNotes: ['contact', 'trade'],
  answerInquiry: ['contact', 'trade'],
  inquiryReplies: ['contact', 'trade'],
};

/** Where addresses begin at which nobody asks. */
const beginnings: readonly (keyof typeof paths)[] = ['adminBoard'];

it('uses exactly the URLs that the API describes', () => {
  const called = Object.entries(paths).flatMap(([name, path]) => {
    if (beginnings.some((beginning) => beginning === name)) return [];
    if (typeof path === 'string') return [path];
    const make = path as (...parts: string[]) => string;
    return (parameters[name as keyof typeof paths] ?? ['0']).map((word) => make(word, '0'));
  });
  // The pages of the documents and of the queues describe themselves.
  const pages = ['/api/docs', '/api/docs-json', '/api/admin/queues'];
  const documented = Object.keys(described).map((path) => path.replace(/\{\w+\}/g, '0'));

  // A file is asked for with its ending, which the document takes for a part of its name.
  const addresses = new Set(called.map((address) => address.split('?', 1)[0]?.replace('/0.csv', '/0')));
  expect([...addresses].sort()).toEqual([...pages, ...new Set(documented)].sort());
});
