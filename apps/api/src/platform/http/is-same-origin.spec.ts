import { isSameOrigin } from './is-same-origin';

const ownOrigin = { origin: 'http://192.168.0.7:4200', 'x-forwarded-host': '192.168.0.7:4200' };

it.each([ownOrigin, { origin: 'https://shop.example', 'x-forwarded-host': 'SHOP.example' }])(
  'accepts a page of the same host: %j',
  (headers) => {
    expect(isSameOrigin({ headers })).toBe(true);
  },
);

it.each([
  { ...ownOrigin, origin: 'http://elsewhere.example' },
  { ...ownOrigin, origin: 'http://192.168.0.7:4201' },
  { ...ownOrigin, origin: 'null' },
  { ...ownOrigin, origin: '' },
  { ...ownOrigin, origin: undefined },
  { ...ownOrigin, 'x-forwarded-host': undefined },
  { ...ownOrigin, 'x-forwarded-host': '' },
  { ...ownOrigin, 'sec-fetch-site': 'cross-site' },
  { ...ownOrigin, 'sec-fetch-site': '' },
  { origin: 'file:///index.html', 'x-forwarded-host': '192.168.0.7' },
])('refuses: %j', (headers) => {
  expect(isSameOrigin({ headers })).toBe(false);
});
