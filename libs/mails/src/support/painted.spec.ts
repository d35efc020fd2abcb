import { colors } from '../parts/colors';
import { mailSamples, renderSample } from '../samples/index';
import { contrast, turnedRound } from './contrast';
import { mailPage } from './mail-page';
import { painted } from './painted';

it('reckons contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#2448A0', '#F7F7F4')).toBeCloseTo(7.8, 1);
  expect(turnedRound('#FFFFFF')).toBe('#000000');
});

const pages = mailSamples.map((sample) => mailPage(renderSample(sample).html));

const pairs = [
  ...new Set(pages.flatMap((page) => painted(page).map(({ text, ground }) => `${text} on ${ground}`))),
].map((pair) => pair.split(' on ') as [keyof typeof colors, keyof typeof colors]);

it('finds the words of every mail in their colours', () => {
  expect(pairs).toContainEqual(['white', 'chalk']);
  expect(pairs).toContainEqual(['ink3', 'paper']);
});

it.each(pairs)('%s on %s is read by day, by night and turned round', (text, ground) => {
  const [day, night] = [0, 1].map((scheme) => contrast(colors[text][scheme]!, colors[ground][scheme]!));

  expect(day).toBeGreaterThanOrEqual(4.5);
  expect(night).toBeGreaterThanOrEqual(4.5);
  expect(contrast(turnedRound(colors[text][0]), turnedRound(colors[ground][0]))).toBeGreaterThanOrEqual(4.5);
});

it('says the same by day inline and by class', () => {
  for (const page of pages) {
    for (const element of page.querySelectorAll<HTMLElement>('[style*="color"]')) {
      const text = /\bt-(\w+)/u.exec(element.className)?.[1];
      const inline = /(?:^|;)color:(#\w+)/u.exec(element.getAttribute('style') ?? '')?.[1];
      expect({ text: inline }).toEqual({ text: text && colors[text as keyof typeof colors][0] });
    }
  }
});
