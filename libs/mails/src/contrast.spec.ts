import { colors, type Color } from './parts/frame/colors';
import { mailSamples, renderSample } from './samples/index';
import { mailPage } from './mail-page';

type Rgb = readonly [number, number, number];

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((ancestor) => parseInt(hex.slice(ancestor, ancestor + 2), 16) / 255) as unknown as Rgb;

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** WCAG 2 contrast ratio, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(rgb(first)), luminance(rgb(second))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A dark mode that inverts colours itself: lightness inverted, hue kept. Mail readers differ in detail; this is the
 * simplest.
 */
function inverted(hex: string): string {
  const channels = rgb(hex);
  const shift = 1 - Math.max(...channels) - Math.min(...channels);
  const hexOf = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value + shift)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(hexOf).join('')}`;
}

/** A text with its colour and background, by name. */
interface ColoredText {
  words: string;
  text: Color;
  ground: Color;
}

const colorOf = (className: string, kind: 't' | 'g'): Color | undefined =>
  className
    .split(' ')
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => name.slice(2))
    .find((name): name is Color => Object.hasOwn(colors, name));

/** Every text of a page in its colours, inherited from the nearest ancestor that sets them. */
function coloredTextsOf(page: Document): ColoredText[] {
  const texts: ColoredText[] = [];
  const walk = page.createTreeWalker(page.body, 4 /* text */);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent?.trim();
    const element = walk.currentNode.parentElement;
    if (!text || !element || element.closest('[style*="display:none"]')) continue;
    texts.push({
      words: text,
      text: nearest(element, 't'),
      ground: nearest(element, 'g'),
    });
  }
  return texts;
}

function nearest(element: Element, kind: 't' | 'g'): Color {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const name = colorOf(ancestor.className, kind);
    if (name) return name;
  }
  throw new Error(`no colour is set for: ${element.outerHTML}`);
}

it('calculates contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#2448A0', '#F7F7F4')).toBeCloseTo(7.8, 1);
  expect(inverted('#FFFFFF')).toBe('#000000');
});

const pages = mailSamples.map((sample) => mailPage(renderSample(sample).html));

const pairs = [
  ...new Set(pages.flatMap((page) => coloredTextsOf(page).map(({ text, ground }) => `${text} on ${ground}`))),
].map((pair) => pair.split(' on ') as [keyof typeof colors, keyof typeof colors]);

it('finds the texts of every mail with their colours', () => {
  expect(pairs).toContainEqual(['white', 'chalk']);
  expect(pairs).toContainEqual(['ink3', 'paper']);
});

it.each(pairs)('%s on %s is readable in light mode, dark mode and inverted', (text, ground) => {
  const [day, night] = [0, 1].map((scheme) => contrast(colors[text][scheme]!, colors[ground][scheme]!));

  expect(day).toBeGreaterThanOrEqual(4.5);
  expect(night).toBeGreaterThanOrEqual(4.5);
  expect(contrast(inverted(colors[text][0]), inverted(colors[ground][0]))).toBeGreaterThanOrEqual(4.5);
});

it('uses the same colours inline and in classes', () => {
  for (const page of pages) {
    for (const element of page.querySelectorAll<HTMLElement>('[style*="color"]')) {
      const text = /\bt-(\w+)/u.exec(element.className)?.[1];
      const inline = /(?:^|;)color:(#\w+)/u.exec(element.getAttribute('style') ?? '')?.[1];
      expect({ text: inline }).toEqual({ text: text && colors[text as keyof typeof colors][0] });
    }
  }
});
