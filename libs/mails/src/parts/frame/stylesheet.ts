import { colors } from './colors';

const darkRule = (selector: (name: string) => string, property: string) =>
  Object.entries(colors).map(([name, [, color]]) => `${selector(name)}{${property}:${color}!important}`);

const darkRules = [
  ...darkRule((name) => `.t-${name}`, 'color'),
  ...darkRule((name) => `.g-${name}`, 'background-color'),
  ...darkRule((name) => `.e-${name}`, 'border-color'),
].join('');

/** Outlook on the web and phones has no colour-scheme query, but it marks elements that it recolours. */
const inOutlook = [
  ...darkRule((name) => `[data-ogsc] .t-${name}`, 'color'),
  ...darkRule((name) => `[data-ogsb] .g-${name}`, 'background-color'),
].join('');

/**
 * Optional styles: narrow screens, dark mode, round corners. In two elements, because Gmail drops an element that has an
 * unknown selector.
 */
export const stylesheets: readonly string[] = [
  `body{margin:0;padding:0;-webkit-text-size-adjust:100%}` +
    `a{text-underline-offset:3px}` +
    `.b{border-radius:4px}.m{border-radius:0 0 9px 9px}.n{font-variant-numeric:lining-nums tabular-nums}.w{overflow-wrap:anywhere}.a{white-space:nowrap}` +
    `@media (max-width:620px){.o{padding-top:0!important;padding-bottom:0!important}` +
    `.p{padding-left:20px!important;padding-right:20px!important}` +
    `.h{font-size:31px!important}.f{font-size:36px!important}}` +
    `@media (prefers-color-scheme:dark){${darkRules}}`,
  `:root{color-scheme:light dark;supported-color-schemes:light dark}${inOutlook}`,
];
