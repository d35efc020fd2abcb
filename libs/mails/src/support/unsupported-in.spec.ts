import { mailSamples, renderSample } from '../samples/index';
import { mailPage } from './mail-page';
import { unsupportedIn } from './unsupported-in';

describe('the list of what readers of mail do not know', () => {
  it.each([
    ['<p style="border-radius:4px">x</p>', ['outlook does not know border-radius (<p>)']],
    ['<p style="padding:4px">x</p>', ['outlook does not know padding on <p>']],
    ['<section>x</section>', ['outlook does not know <section>']],
    ['<p style="color:var(--ink)">x</p>', ['color: var(--ink) is not understood (<p>)']],
    ['<p style="margin:-4px 0">x</p>', ['margin: -4px 0 on <p>']],
    ['<p style="display:flex">x</p>', ['display: flex']],
    ['<p onclick="x()">x</p>', ['onclick on <p> is taken out']],
  ])('finds fault with %s', (html, faults) => {
    expect(unsupportedIn(mailPage(html))).toEqual(faults);
  });

  it('allows a button padding where its cell tells Outlook of it', () => {
    const button = (onCell: string) =>
      `<table><tr><td style="mso-padding-alt:${onCell}"><a href="/" style="display:inline-block;padding:16px 28px">Go</a></td></tr></table>`;

    expect(unsupportedIn(mailPage(button('16px 28px')))).toEqual([]);
    expect(unsupportedIn(mailPage(button('0')))).toHaveLength(1);
  });
});

it.each(mailSamples.map((sample) => [`${sample.kind}, ${sample.name}`, sample] as const))(
  '%s: holds nothing that Outlook, Gmail or Apple Mail would not draw',
  (_, sample) => {
    expect(unsupportedIn(mailPage(renderSample(sample).html))).toEqual([]);
  },
);

it('keeps selectors that Gmail does not know out of the sheet that it is to follow, and that short', () => {
  const sheets = [...mailPage(renderSample(mailSamples[0]!).html).querySelectorAll('style')];

  expect(sheets.map(({ textContent }) => /\[|:root/u.test(textContent ?? ''))).toEqual([false, true]);
  // It drops a longer one.
  expect(sheets[0]?.textContent?.length).toBeLessThan(8_192);
});
