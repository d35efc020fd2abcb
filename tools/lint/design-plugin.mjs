// @ts-check

/** A size of type, or a ground or colour of words, that is written down where it is used. */
const byHand =
  /(?:^|[\s:!&>\]])(?:text-\[(?:[\d.]|clamp|calc|min|max|length|var)|\[font-size:|(?:bg|from|via|to|text)-\[(?:#|rgb|hsl|hwb|lab|lch|ok|color\())/;

/**
 * What is written in one way in every language.
 * @param {any} value @returns {boolean}
 */
const isFact = (value) => {
  switch (value?.type) {
    case 'CallExpression':
      return /^format(?:Pounds|Gbp)$/.test(value.callee.name);
    case 'Identifier':
      return value.name === 'reference';
    case 'MemberExpression':
      return /^(?:reference|customerName|customerEmail|customerPhone)$/.test(value.property.name);
    case 'ConditionalExpression':
      return isFact(value.consequent) || isFact(value.alternate);
    default:
      return false;
  }
};

/** Whether an element around it says translate="no", as a Reference does. */
const isMarked = (/** @type {any} */ node) => {
  for (let it = node.parent; it; it = it.parent)
    if (
      it.openingElement?.name.name === 'Reference' ||
      it.openingElement?.attributes.some((/** @type {any} */ { name }) => name?.name === 'translate')
    )
      return true;
  return false;
};

/**
 * Amounts, references and names of customers are kept from translators, which would change them or, where they stand beside
 * other texts, show them out of date.
 */
const untranslated = {
  /** @param {{ report(problem: { node: object, message: string }): void }} context */
  create: (context) => ({
    /** @param {any} node */
    JSXExpressionContainer(node) {
      if (/^JSX(?:Element|Fragment)$/.test(node.parent.type) && isFact(node.expression) && !isMarked(node))
        context.report({
          node,
          message: 'an element of its own with translate="no" keeps it from translators',
        });
    },
  }),
};

/**
 * Sizes of type, scrims, grounds and colours of words come from the design's tokens (libs/ui/src/tokens/theme.css), where
 * there is one of each kind, the dark mode changes them and somebody has measured their contrast.
 */
export default {
  meta: { name: 'design' },
  rules: {
    untranslated,
    tokens: {
      /** @param {{ report(problem: { node: object, message: string }): void }} context */
      create(context) {
        /** @param {object} node @param {unknown} words */
        const check = (node, words) => {
          const found = typeof words === 'string' ? byHand.exec(words)?.[0].trim() : undefined;
          if (found)
            context.report({ node, message: `${found}…: take a token of libs/ui/src/tokens/theme.css` });
        };
        return {
          /** @param {{ value: unknown }} node */
          Literal: (node) => check(node, node.value),
          /** @param {{ value: { raw: string } }} node */
          TemplateElement: (node) => check(node, node.value.raw),
        };
      },
    },
    'no-number-inputs': {
      /** @param {{ report(problem: { node: object, message: string }): void }} context */
      create: (context) => ({
        /** @param {{ name: { name: unknown }, value?: { value?: unknown } | null }} node */
        JSXAttribute(node) {
          if (node.name.name === 'type' && node.value?.value === 'number')
            context.report({
              node,
              message: 'type="number" makes 680 of \'6,80\': use a text field and readAmount of libs/pricing',
            });
        },
      }),
    },
  },
};
