import { toLoadState } from './load-state';

const refetch = () => Promise.resolve();
const error = new Error('offline');

it.each([
  ['loading', { data: undefined, error: null, isFetching: true }],
  ['failed', { data: undefined, error, isFetching: false }],
  ['loading', { data: undefined, error, isFetching: true }],
  ['ready', { data: null, error: null, isFetching: false }],
  ['ready', { data: 'what was there before', error, isFetching: true }],
])('a query is %s: %j', (kind, query) => {
  expect(toLoadState({ ...query, refetch }).kind).toBe(kind);
});
