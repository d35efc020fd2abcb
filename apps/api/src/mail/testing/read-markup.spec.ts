import { addressIn, shownIn, squash, tagsIn, targetsIn } from './read-markup';

it('sees a tag or an attribute that a text has added', () => {
  expect(tagsIn('<p class="a">&lt;b&gt;</p>')).toEqual(['</p>', '<p class>']);
  expect(tagsIn('<p class="a"><b>x</b></p>')).toContain('<b>');
  expect(tagsIn('<p class="a" onclick="x">')).toEqual(['<p class onclick>']);
  expect(tagsIn('<p>Ada <!--')).toContain('<!--');
});

it('sees where links lead', () => {
  expect(
    targetsIn('<a href="https://shop.example/quote/1"><a href="mailto:ada@example.com"><img src="cid:a">'),
  ).toEqual(['cid:', 'https:shop.example', 'mailto:']);
});

it('reads what is shown as a person does', () => {
  expect(shownIn('<p>&lt;b&gt; &amp;lt; &#x27;&#39;&quot;</p>')).toBe(`<b> &lt; ''"`);
  expect(squash('a \n\u200bb\u202e')).toBe('ab');
});

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada <ada@example.com>', 'ada@example.com'],
  ['"Ada, <eve@evil.example>" <ada@example.com>', 'ada@example.com'],
  ['=?UTF-8?Q?Ada=2C_eve=40evil.example?= <ada@example.com>', 'ada@example.com'],
])('finds the one address in %s', (value, address) => expect(addressIn(value)).toBe(address));

it.each([
  'ada@example.com, eve@evil.example',
  'Ada <ada@example.com> <eve@evil.example>',
  'Team: ada@example.com;',
  'Ada, eve@evil.example <ada@example.com>',
  '"Ada',
  '',
])('does not take %s for one', (value) => expect(() => addressIn(value)).toThrow(/not one address/));
