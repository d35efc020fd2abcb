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

/** All that `text-` may be followed by: sizes and colours of the themes, and what Tailwind has for lines of text. */
const known = [
  ...namesIn('libs/ui/src/tokens/theme.css'),
  ...namesIn('apps/admin/src/lib/theme/tokens.css'),
  'left|right|center|start|end|justify|balance|pretty|wrap|nowrap|ellipsis|clip|inherit|current|transparent',
].join('|');

/** A type size, line height, letter spacing, weight, background or text colour that is not a token. */
const byHand = new RegExp(
  String.raw`(?:^|[\s:!&>\]])(?:text-(?!(?:${known})!?(?:$|\s))|(?:leading|tracking|font)-\[|\[(?:font-size|line-height|letter-spacing):|(?:bg|from|via|to)-\[(?:#|rgb|hsl|hwb|lab|lch|ok|color\())`,
);

/**
 * Written the same in every language.
 * @param {any} value @returns {boolean}
 */
const isFact = (value) =>
  /^format(?:Pounds|Gbp)$/.test(value?.callee?.name) ||
  value?.name === 'reference' ||
  /^(?:reference|customerName|customerEmail|customerPhone)$/.test(value?.property?.name) ||
  (value?.type === 'ConditionalExpression' && (isFact(value.consequent) || isFact(value.alternate)));

/**
 * Whether an ancestor has translate="no", as a Reference does.
 * @param {any} node @returns {boolean}
 */
const isMarked = ({ parent }) =>
  parent &&
  (parent.openingElement?.name.name === 'Reference' ||
    parent.openingElement?.attributes.some((/** @type {any} */ { name }) => name?.name === 'translate') ||
    isMarked(parent));

/**
 * Type sizes with their lines and letters, scrims, backgrounds and text colours come from the design's tokens
 * (libs/ui/src/tokens/theme.css): one of each kind, with a dark mode and measured contrast.
 * @param {Context} context
 */
const tokens = (context) => {
  /** @param {object} node @param {unknown} words */
  const check = (node, words) => {
    const found = typeof words === 'string' ? byHand.exec(words)?.[0].trim() : undefined;
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
    const message = 'an element of its own with translate="no" keeps it from translators';
    if (/^JSX(?:Element|Fragment)$/.test(node.parent.type) && isFact(node.expression) && !isMarked(node))
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
