// @ts-check

/** A size of type, or a ground or colour of words, that is written down where it is used. */
const byHand =
  /(?:^|[\s:!&>\]])(?:text-\[(?:[\d.]|clamp|calc|min|max|length|var)|\[font-size:|(?:bg|from|via|to|text)-\[(?:#|rgb|hsl|hwb|lab|lch|ok|color\())/;

/**
 * Sizes of type, scrims, grounds and colours of words come from the design's tokens (libs/ui/src/tokens/theme.css), where
 * there is one of each kind, the dark mode changes them and somebody has measured their contrast.
 */
export default {
  meta: { name: 'design' },
  rules: {
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
