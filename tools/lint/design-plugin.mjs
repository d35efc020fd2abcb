// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ report(problem: { node: object, message: string }): void }} Context */

/** @param {string} file */
const namesIn = (file) =>
  [
    ...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(
      /--(?:text|color)-([\w-]+?)(?=--|:)/g,
    ),
  ].map(([, name]) => name);

/** What may follow `text-`: sizes and colours of the themes, and Tailwind's own words for lines of text. */
const allowedAfterText = [
  ...namesIn('libs/ui/src/tokens/theme.css'),
  ...namesIn('apps/admin/src/lib/theme/tokens.css'),
  'left|right|center|start|end|justify|balance|pretty|wrap|nowrap|ellipsis|clip|inherit|current|transparent',
].join('|');

/** A type size, line height, letter spacing, weight, background or text colour that is not a token. */
const notAToken = new RegExp(
  String.raw`(?:^|[\s:!&>\]])(?:text-(?!(?:${allowedAfterText})!?(?:$|\s))|(?:leading|tracking|font)-\[|\[(?:font-size|line-height|letter-spacing):|(?:bg|from|via|to)-\[(?:#|rgb|hsl|hwb|lab|lch|ok|color\())`,
);

/**
 * Whether the value is written the same in every language.
 * @param {any} value @returns {boolean}
 */
const isSameInEveryLanguage = (value) =>
  /^format(?:Pounds|Gbp)$/.test(value?.callee?.name) ||
  value?.name === 'reference' ||
  /^(?:reference|customerName|customerEmail|customerPhone)$/.test(value?.property?.name) ||
  (value?.type === 'ConditionalExpression' &&
    (isSameInEveryLanguage(value.consequent) || isSameInEveryLanguage(value.alternate)));

/**
 * Whether an ancestor has translate="no", as a Reference has.
 * @param {any} node @returns {boolean}
 */
const isUntranslated = ({ parent }) =>
  parent &&
  (parent.openingElement?.name.name === 'Reference' ||
    parent.openingElement?.attributes.some((/** @type {any} */ { name }) => name?.name === 'translate') ||
    isUntranslated(parent));

/**
 * Type sizes, line heights, letter spacings, scrims, backgrounds and text colours come from the design's tokens
 * (libs/ui/src/tokens/theme.css), which have a dark mode and a measured contrast.
 * @param {Context} context
 */
const tokens = (context) => {
  /** @param {object} node @param {unknown} text */
  const check = (node, text) => {
    const found = typeof text === 'string' ? notAToken.exec(text)?.[0].trim() : undefined;
    if (found) context.report({ node, message: `${found}…: take a token of libs/ui/src/tokens/theme.css` });
  };
  return {
    /** @param {{ value: unknown }} node */
    Literal: (node) => check(node, node.value),
    /** @param {{ value: { raw: string } }} node */
    TemplateElement: (node) => check(node, node.value.raw),
  };
};

/**
 * Amounts, references and names of customers are protected from translators, which would change them or show outdated
 * ones.
 * @param {Context} context
 */
const untranslated = (context) => ({
  /** @param {any} node */
  JSXExpressionContainer(node) {
    const message = 'an element with translate="no" must protect it from translators';
    if (
      /^JSX(?:Element|Fragment)$/.test(node.parent.type) &&
      isSameInEveryLanguage(node.expression) &&
      !isUntranslated(node)
    )
      context.report({ node, message });
  },
});

/** @param {Context} context */
const noNumberInputs = (context) => ({
  /** @param {any} node */
  JSXAttribute(node) {
    const message = 'type="number" makes 680 of \'6,80\': use a text field and readAmount of libs/pricing';
    if (node.name.name === 'type' && node.value?.value === 'number') context.report({ node, message });
  },
});

export default {
  meta: { name: 'design' },
  rules: {
    tokens: { create: tokens },
    untranslated: { create: untranslated },
    'no-number-inputs': { create: noNumberInputs },
  },
};
