import { addressLine, greetingName, oneLine, shorten, withoutControls } from './typed-text';
import { mailHref, phoneHref } from './contact';
import { listInWords } from './quote-text';
import { formatDateAndTime, formatDeadline } from './london-time';
import { nameWithoutLinks, breakLinks, disableLinksForPdf } from './break-links';

describe('the greeting', () => {
  it.each([
    ['Eleanor Marsh', 'Eleanor'],
    ['  Eleanor  ', 'Eleanor'],
    ['Dr Marsh', 'Dr Marsh'],
    ['E. Marsh', 'E. Marsh'],
    ['J Marsh', 'J Marsh'],
    ['李 明', '李 明'],
    ["Siân O'Neill-Marsh", 'Siân'],
    // Companies and several people are greeted by the whole name.
    ['Smith, Jones & Partners', 'Smith, Jones & Partners'],
    ['Marsh Interiors Ltd', 'Marsh Interiors Ltd'],
    ['Marsh Interiors', 'Marsh Interiors'],
    ['Ada and Charles Lovelace', 'Ada and Charles Lovelace'],
    ['4 Rivers Stone', '4 Rivers Stone'],
    ['Smith,', 'Smith'],
    ['Marsh, Eleanor', 'Marsh, Eleanor'],
    // A name does not start with a symbol.
    ['=Equals Ltd', null],
    ['=Equals, Marsh', null],
    ['-Dash', null],
    ['(none)', null],
    ['', null],
    [null, null],
    ['\u2028', null],
  ])('for %j is %j', (name, called) => {
    expect(greetingName(name)).toBe(called);
  });

  it('never contains a link or a very long name', () => {
    expect(greetingName('https://evil.example')).toBe('https:\u200B//evil.\u200Bexample');
    expect(greetingName('A'.repeat(10_000))).toHaveLength(40);
  });
});

describe('times', () => {
  it('are in London time, in winter and summer', () => {
    expect(formatDateAndTime(new Date('2026-11-21T10:42:00Z'))).toBe('21 November 2026 at 10:42');
    expect(formatDateAndTime(new Date('2026-07-01T23:30:00Z'))).toBe('2 July 2026 at 00:30');
    expect(formatDeadline(new Date('2026-07-01T23:30:00Z'))).toBe('Thursday 2 July, 00:30');
  });
});

it.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
  [[], ''],
])('the list of %j is %j', (names, list) => {
  expect(listInWords(names)).toBe(list);
});

describe('phone and mail links', () => {
  it.each([
    ['07700 900142', 'tel:07700900142'],
    ['+44 (0)118 496 0123', 'tel:+441184960123'],
    ['0118-496-0123 ', 'tel:01184960123'],
    ['after six please', null],
    ['javascript:alert(1)', null],
    ['12', null],
  ])('%j becomes %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it('an email link cannot add a subject or recipients', () => {
    expect(mailHref('eleanor.marsh@example.com')).toBe('mailto:eleanor.marsh@example.com');
    expect(mailHref('a@example.com?bcc=b@example.com&subject=x')).toBe(
      'mailto:a@example.com%3Fbcc%3Db%40example.com%26subject%3Dx',
    );
  });
});

describe('text typed by others', () => {
  it.each([
    ['a\r\nBcc: b@example.com', 'a Bcc: b@example.com'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['a\u0000b\u001Bc', 'abc'],
    ['lone \uD800 half', 'lone half'],
  ])('%j becomes one line: %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('keeps its lines where several are allowed', () => {
    expect(withoutControls('one\r\ntwo\rthree\n\nfour\tfive')).toBe('one\ntwo\nthree\n\nfour\tfive');
    expect(addressLine('12 Brunswick Hill\r\n\r\nReading\n RG1 7YT ')).toBe(
      '12 Brunswick Hill, Reading, RG1 7YT',
    );
  });

  it('is never shortened within a character', () => {
    expect(shorten('short', 5)).toBe('short');
    expect(shorten('a longer text', 9)).toBe('a longer…');
    expect(shorten('🪨🪨🪨', 2)).toBe('🪨…');
  });

  it.each([
    ['see https://evil.example/x', 'see https:\u200B//evil.\u200Bexample/x'],
    ['www.evil.example', 'www.\u200Bevil.\u200Bexample'],
    ['a@b.example', 'a@\u200Bb.\u200Bexample'],
    [
      'The sill is 900 × 180 mm. It can wait: 1.5 weeks.',
      'The sill is 900 × 180 mm. It can wait: 1.5 weeks.',
    ],
  ])('%j is no link', (text, output) => {
    expect(breakLinks(text)).toBe(output);
  });

  it.each([
    ['Pay the customs fee at https://evil.example/pay', 'Pay the customs fee at https: //evil. example/pay'],
    ['www\u200B.evil\uFE0F.example, a@b.example', 'www. evil. example, a@ b. example'],
    ['evil\uFF0Eexample, http\uFF1A\uFF0F\uFF0F1.2.3.4', 'evil. example, http: //1.2.3.4'],
    ['evil.\u0301example', 'evil. example'],
    ['evil\u3002example or evil\uFF61example', 'evil. example or evil. example'],
    ['Zoë St.John, 20 m², 1.5 weeks: a\u200Db', 'Zoë St. John, 20 m2, 1.5 weeks: ab'],
    ['Zoë, 20 m², 1.5 weeks.', 'Zoë, 20 m², 1.5 weeks.'],
  ])('%j is no link on paper either', (text, output) => {
    expect(disableLinksForPdf(text)).toBe(output);
  });

  it.each([
    'https://evil.example',
    'See WWW.EVIL.EXAMPLE',
    'pay at evil.example now',
    'ada@evil',
    'http:\u200B//x',
    'w\u200Bww.1.2',
    'evil\uFF0Eexample',
    'evil\u3002example',
  ])('%j is refused as a name because it is a link', (name) => {
    expect(nameWithoutLinks(name)).toBeNull();
  });

  it.each(['Ada Lovelace', 'J.R.R. Tolkien', 'Dr.Smith', "Zoë O'Neill-St. John", 'A: B/C', null])(
    '%j is accepted as a name',
    (name) => {
      expect(nameWithoutLinks(name)).toBe(name);
    },
  );
});
