import { toHeaderText } from './header-text';

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Zoë 😀 O’Hara', 'Zoë 😀 O’Hara'],
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
  ['Ada\nX: y', 'Ada X: y'],
  ['Ada\u2028X: y\u2029Z', 'Ada X: y Z'],
  ['Ada\u0085X\u000b\u000cY\0Z', 'Ada X Y Z'],
  ['  Ada\t', 'Ada'],
  ['\u202eadA\u2066\ufeff', 'adA'],
  ['Ada\ud800', 'Ada'],
  ['%0d%0aBcc: x', '%0d%0aBcc: x'],
])('%j stands in a header as %j', (text, expected) => {
  expect(toHeaderText(text)).toBe(expected);
});

it('is of bounded length, and cuts no character in two', () => {
  expect(toHeaderText('x'.repeat(10_000)).length).toBe(200);
  expect(toHeaderText(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
});
