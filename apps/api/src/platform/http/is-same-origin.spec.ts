import { isSameOrigin } from './is-same-origin';

const own = { origin: 'http://192.168.0.7:4200', 'x-forwarded-host': '192.168.0.7:4200' };

it.each([own, { origin: 'https://shop.example', 'x-forwarded-host': 'SHOP.example' }])(
  'accepts a page of the same host: %j',
  (headers) => {
    expect(isSameOrigin({ headers })).toBe(true);
  },
);

it.each([
  { ...own, origin: 'http://elsewhere.example' },
  { ...own, origin: 'http://192.168.0.7:4201' },
  { ...own, origin: 'null' },
  { ...own, origin: '' },
  { ...own, origin: undefined },
  { ...own, 'x-forwarded-host': undefined },
  { ...own, 'x-forwarded-host': '' },
  { ...own, 'sec-fetch-site': 'cross-site' },
  { ...own, 'sec-fetch-site': '' },
  { origin: 'file:///index.html', 'x-forwarded-host': '192.168.0.7' },
])('refuses: %j', (headers) => {
  expect(isSameOrigin({ headers })).toBe(false);
});
