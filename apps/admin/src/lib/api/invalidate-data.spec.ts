import { paths } from '@app/contracts';
import { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from './create-query-client';
import { invalidateData, type InvalidatedData } from './invalidate-data';

const screen = {
  orders: [paths.adminQuotes, 'status=pending'],
  'an order': [paths.adminQuote('a')],
  board: [paths.boardColumn('ready'), 20],
  'weeks of money': [`${paths.money}?weeks=12`],
  colours: [paths.adminItems('colors'), ''],
  'the shop’s materials': [`${paths.materials}?includeInactive=true`],
  inquiry: [paths.adminInquiry('trade', 'b')],
  counts: [paths.adminCounts],
  'who is signed in': currentUserKey,
} as const;

function staleAfter(changes: InvalidatedData): string[] {
  const client = new QueryClient();
  for (const key of Object.values(screen)) client.setQueryData(key, {});
  invalidateData(client, changes);
  return Object.entries(screen).flatMap(([name, key]) =>
    client.getQueryState(key)?.isInvalidated ? [name] : [],
  );
}

it.each<[InvalidatedData, string[]]>([
  [['orders'], ['orders', 'an order', 'board', 'counts']],
  [['money'], ['weeks of money', 'counts']],
  [['catalogue'], ['colours', 'the shop’s materials', 'counts']],
  [
    ['inquiries', 'tasks'],
    ['inquiry', 'counts'],
  ],
  [[], []],
  [
    'all',
    ['orders', 'an order', 'board', 'weeks of money', 'colours', 'the shop’s materials', 'inquiry', 'counts'],
  ],
])('after a change of %j, refetches %j', (changes, stale) => {
  expect(staleAfter(changes)).toEqual(stale);
});
