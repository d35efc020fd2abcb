import { mailSamples, renderSample } from './samples/index';
import { mailPage } from './mail-page';

const text = 'color font-family font-size font-weight letter-spacing line-height text-decoration word-break';
/**
 * CSS that Outlook (Word), Gmail and Apple Mail all support inline, by element: from public tests of November 2026
 * (caniemail.com) and Microsoft's documentation of Word. Everything else may be in the style sheet only, as an extra.
 */
const supportedProperties: Readonly<Record<string, string>> = {
  body: 'background-color color margin padding',
  div: 'display mso-hide',
  table: 'background-color color max-width mso-hide width',
  tbody: '',
  tr: '',
  td: `${text} background-color border-bottom border-left border-right border-top mso-padding-alt padding padding-left`,
  p: `${text} margin`,
  h1: `${text} margin`,
  h2: `${text} margin`,
  span: text,
  b: text,
  a: `${text} background-color display padding`,
  img: `${text} border display height width`,
  br: '',
};
const attributes = new Set(
  `align alt aria-hidden aria-roledescription bgcolor border cellpadding cellspacing class dir fetchpriority height href lang
   role src style valign width`.split(/\s+/u),
);
/** Parts of a value that make Word drop the whole declaration. */
const unsupportedValue =
  /\b(?:calc|clamp|min|max|var|rgba?|hsla?|oklch|color-mix|url|linear-gradient|light-dark)\(|\d(?:r?em|ch|v[wh]|vmin|vmax)\b|!important|inherit|initial|unset/u;

/** Read from the attribute, because a browser would drop Outlook's own properties. */
const declarationsOf = (element: Element) =>
  (element.getAttribute('style') ?? '')
    .split(';')
    .map((declaration) => declaration.split(':'))
    .filter(([property]) => property?.trim())
    .map(([property = '', ...value]) => [property.trim(), value.join(':').trim()] as const);
const valueOf = (element: Element | null, propertyName: string) =>
  element && declarationsOf(element).find(([property]) => property === propertyName)?.[1];

function isSupported(element: Element, property: string, value: string): boolean {
  if (!supportedProperties[element.localName]?.split(' ').includes(property) || unsupportedValue.test(value))
    return false;
  if (element.localName === 'body' && /^(?:margin|padding)$/u.test(property))
    return /^0(?:px)?$/u.test(value);
  if (property === 'margin') return !/-\d|auto/u.test(value);
  if (property === 'display') return /^(?:none|block|inline-block)$/u.test(value);
  // Word ignores padding on links: Outlook's own property on the button's cell replaces it.
  if (element.localName === 'a' && property === 'padding')
    return valueOf(element.parentElement, 'mso-padding-alt') === value;
  return true;
}

const faultsOf = (page: Document): string[] =>
  [...page.body.querySelectorAll('*'), page.body].flatMap((element) => [
    ...(element.localName in supportedProperties ? [] : [`<${element.localName}>`]),
    ...element
      .getAttributeNames()
      .filter((name) => !attributes.has(name))
      .map((name) => `${name} on <${element.localName}>`),
    ...declarationsOf(element)
      .filter(([property, value]) => !isSupported(element, property, value))
      .map((declaration) => `${declaration.join(': ')} on <${element.localName}>`),
  ]);

it.each([
  ['<p style="border-radius:4px">x</p>', 'border-radius: 4px on <p>'],
  ['<p style="padding:4px">x</p>', 'padding: 4px on <p>'],
  ['<section>x</section>', '<section>'],
  ['<p style="color:var(--ink)">x</p>', 'color: var(--ink) on <p>'],
  ['<p style="margin:-4px 0">x</p>', 'margin: -4px 0 on <p>'],
  ['<p onclick="x()">x</p>', 'onclick on <p>'],
  ['<table><tr><td><a href="/" style="padding:4px">x</a></td></tr></table>', 'padding: 4px on <a>'],
])('detects %s', (html, fault) => {
  expect(faultsOf(mailPage(html))).toEqual([fault]);
});

it.each(mailSamples.map((sample) => [`${sample.kind}, ${sample.name}`, sample] as const))(
  '%s: uses only CSS that Outlook, Gmail and Apple Mail support',
  (_, sample) => {
    expect(faultsOf(mailPage(renderSample(sample).html))).toEqual([]);
  },
);

it('keeps selectors that Gmail does not know in a separate, short sheet', () => {
  const sheets = [...mailPage(renderSample(mailSamples[0]!).html).querySelectorAll('style')];

  expect(sheets.map(({ textContent }) => /\[|:root/u.test(textContent ?? ''))).toEqual([false, true]);
  // Gmail ignores a longer style sheet.
  expect(sheets[0]?.textContent?.length).toBeLessThan(8_192);
});
