import { criticalCss, splitFontFaces } from './critical-css.mjs';

const css = `
  @layer theme{:root{--color-ink:#111;--color-bad:red}}
  @layer base{h1{margin:0}::-webkit-datetime-edit,::placeholder{padding:0}}
  @layer components;
  @layer utilities{
    .text-ink{color:var(--color-ink)}
    .text-bad{color:var(--color-bad)}
    .p-1\\.5,.p-9{padding:6px}
    .\\[\\&_p\\+p\\]\\:mt-3 p+p{margin-top:12px}
    @media (width>=760px){.tablet\\:p-2:not(.is-open){padding:8px}.tablet\\:p-4{padding:16px}}
    .spin{animation:turn 1s}
  }
  @property --tw-shadow{syntax:"*";inherits:false}
  @keyframes turn{to{rotate:1turn}}`;
const html = '<h1 class="text-ink p-1.5 tablet:p-2 [&amp;_p+p]:mt-3">Stone</h1>';
const critical = criticalCss(css, html).replace(/\s+/g, '');

it('keeps the rules of elements on the page, and those without classes', () => {
  for (const rule of ['h1{margin:0}', '.text-ink{', '.p-1\\.5{padding:6px}', 'p+p{margin-top:12px}'])
    expect(critical).toContain(rule);
  expect(critical).toContain('.tablet\\:p-2:not(.is-open)');
});

it('leaves out rules of other pages and later parts', () => {
  expect(critical).not.toMatch(/text-bad|color-bad|p-9|tablet\\:p-4|spin|turn|tw-shadow/);
});

it('leaves out form resets on a page without fields', () => {
  expect(critical).not.toMatch(/datetime|placeholder/);
  expect(criticalCss(css, '<input class="p-9">')).toContain('::-webkit-datetime-edit,::placeholder');
});

it('keeps the order of layers, which the full style sheet relies on', () => {
  expect(critical.match(/@layer\w+/g)).toEqual([
    '@layertheme',
    '@layerbase',
    '@layercomponents',
    '@layerutilities',
  ]);
});

it('removes fonts that must be downloaded, and keeps local ones', () => {
  const sheet =
    '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}h1{margin:0}';

  expect(splitFontFaces(sheet)).toEqual({
    fontFaces: '@font-face{font-family:A;src:url(/a.woff2)}',
    css: '@font-face{font-family:B;src:local(Arial)}h1{margin:0}',
  });
});
