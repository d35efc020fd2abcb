import { toOneLine } from './to-one-line';

it.each([
  ['a phone number with direction marks', '\u202a0118 496 0123\u202c', '0118 496 0123'],
  ['a phone number with a mark in the middle', '0118\u200e 496\u2069 0123', '0118 496 0123'],
  ['an address with zero-width spaces', '\ufeffada@\u200bexample.com', 'ada@example.com'],
  ['soft hyphens', 'Wind\u00adsor', 'Windsor'],
  ['a tab from a spreadsheet', 'Ada\tLovelace', 'Ada Lovelace'],
  ['lines of an address', '1 High Street\r\n Reading', '1 High Street Reading'],
  ['line separators of Unicode', 'a\u2028b\u2029c\u0085d', 'a b c d'],
  ['decomposed accents', 'Zoe\u0308', 'Zo\u00eb'],
  ['spaces around', '  Ada ', 'Ada'],
  [
    'joiners of Persian',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['an emoji of several', '\u{1f469}\u200d\u{1f527}', '\u{1f469}\u200d\u{1f527}'],
  ['joiners between digits', '0118\u200d496', '0118496'],
  ['plain text', "Ada O'Brien", "Ada O'Brien"],
])('%s', (_, pasted, line) => expect(toOneLine(pasted)).toBe(line));
