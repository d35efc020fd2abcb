import { mailSamples, renderSample } from './samples/index';
import { mailPage } from './mail-page';

/** The visible text of a page with single spaces. */
function visibleWords(page: Document): string {
  const copy = page.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[style*="display:none"]')) hidden.remove();
  for (const cell of copy.querySelectorAll('td, p, h1, h2, br')) cell.append(' ');
  return (copy.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

const samples = mailSamples.map((sample) => [`${sample.kind}, ${sample.name}`, sample] as const);
const origin = 'https://shop.example.co.uk';

describe.each(samples)('%s', (_, sample) => {
  const { subject, html, text } = renderSample(sample);
  const page = mailPage(html);

  it('has a one-line subject, and is small enough not to be clipped', () => {
    expect(subject).toMatch(/^\S.{10,159}$/u);
    expect(page.title).toBe(subject);
    expect(`${subject} ${html} ${text}`).not.toMatch(/undefined|NaN|\[object|null/u);
    // Gmail clips at 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it('links only to our own pages, phone numbers and email addresses', () => {
    const links = [...page.querySelectorAll('a')];

    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(
        /^(?:https:\/\/shop\.example\.co\.uk\/|tel:\+?\d{5,}$|mailto:\S+@\S+$)/u,
      );
      expect(link.textContent?.trim()).toBeTruthy();
    }
    expect(html).not.toMatch(/sumup/iu);
    for (const url of text.match(/https?:\S+/gu) ?? []) expect(new URL(url).origin).toBe(origin);
  });

  it('has every link in plain text too, on its own line', () => {
    const web = [...page.querySelectorAll('a')]
      .map((link) => link.href)
      .filter((href) => href.startsWith('http'));

    const lines = text.split('\n').map((line) => line.trim());
    for (const href of web) expect(lines).toContain(href);
  });

  it('is readable without pictures: each has a description and a size', () => {
    for (const picture of page.querySelectorAll('img')) {
      expect(picture.getAttribute('src')).toMatch(/^cid:/u);
      expect(picture.alt).not.toBe('');
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('has every text and figure of the HTML in plain text', () => {
    const lastCharacters = (line: string) =>
      line
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}£@]+/gu, ' ')
        .trim();
    const plain = new Set(lastCharacters(text).split(' '));

    const missing = lastCharacters(visibleWords(page))
      .split(' ')
      .filter((word) => !plain.has(word));
    expect(missing).toEqual([]);
  });

  it('breaks no reference or invoice number across lines', () => {
    const broken = [...page.querySelectorAll('body *:not(.a, [style*="display:none"])')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(
        ({ nodeType, textContent }) =>
          nodeType === 3 && /\b[A-Z]{1,3}-\d{2,4}-\d{4,}/u.test(textContent ?? ''),
      )
      .map(({ textContent }) => textContent);
    expect(broken).toEqual([]);
  });

  it('is a British English page with layout tables marked as such', () => {
    expect(page.documentElement.lang).toBe('en-GB');
    expect(page.querySelector('[role=article]')?.getAttribute('lang')).toBe('en-GB');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    for (const table of page.querySelectorAll('table'))
      expect(table.getAttribute('role')).toBe('presentation');
  });

  it('has no exclamation marks', () => {
    expect(`${subject}${text}`).not.toMatch(/!/u);
  });
});
