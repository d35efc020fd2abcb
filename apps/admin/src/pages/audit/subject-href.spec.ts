import { subjectHref } from './subject-href';

it.each([
  ['color', '12', { name: 'x' }, '/colors?item=12'],
  ['color', '12', null, null],
  ['contact-inquiry', 'abc', { status: 'new' }, '/inquiries?item=contact-abc'],
  ['quote', 'abc', {}, '~/quote/abc'],
  ['user', '3', null, '/users'],
  ['price-change', '3', {}, null],
])('%s %s with %j after it links to %s', (kind, id, after, address) => {
  expect(subjectHref({ subject: { kind, id }, after })).toBe(address);
});
