// @ts-check

/** @typedef {{ report(problem: { node: object, message: string }): void, sourceCode: any }} Context */

const queryHook = /^use\w*Query$/;
const mutationHook = /^use\w*Mutation$/;
/** Fields of a result that show a failure, or throw it. */
const failureFields = new Set(['error', 'isError', 'status', 'failureReason', 'mutateAsync']);
/** Options of a mutation, or of one call of `mutate`. */
const failureOptions = new Set(['onError', 'onSettled', 'failure']);

const message =
  'nobody would notice a failure: use the error (toLoadState, onError, failure), or optionalData';

/** @param {any} object a literal or pattern @param {Set<string>} names @returns {boolean} */
const hasAny = (object, names) =>
  object.properties.some((/** @type {any} */ property) => !property.key || names.has(property.key.name));

/** @param {any} node @returns {boolean} */
const hasHandler = (node) =>
  node?.type === 'ObjectExpression' ? hasAny(node, failureOptions) : node !== undefined;

/** Whether code with this use of a result can notice a failure. @param {any} node @returns {boolean} */
function canNotice(node) {
  const { parent } = node;
  if (parent.type === 'MemberExpression' && parent.object === node) {
    if (parent.property.name !== 'mutate') return failureFields.has(parent.property.name);
    return parent.parent.type !== 'CallExpression' || hasHandler(parent.parent.arguments[1]);
  }
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern')
    return hasAny(parent.id, failureFields);
  if (parent.type === 'ArrowFunctionExpression' || parent.type === 'ReturnStatement') return isInHook(parent);
  return parent.type !== 'ExpressionStatement';
}

/** Whether the function around it is named as one whose result is checked. @param {any} node @returns {boolean} */
function isInHook(node) {
  let hook = node;
  while (hook && !/Function/.test(hook.type)) hook = hook.parent;
  const name = hook?.id?.name ?? hook?.parent.id?.name ?? '';
  return queryHook.test(name) || mutationHook.test(name);
}

/**
 * Reports a result of react-query whose error is never used. Types are not known here, so a hook that returns one must
 * be named `use…Query` or `use…Mutation`.
 * @param {Context} context
 */
const usedError = (context) => ({
  /** @param {any} node */
  CallExpression(node) {
    const name = node.callee.name ?? '';
    const isMutation = mutationHook.test(name);
    if (!isMutation && !queryHook.test(name)) return;
    if (isMutation && hasHandler(node.arguments[0])) return;
    const { parent } = node;
    const isNoticed =
      parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier'
        ? context.sourceCode
            .getDeclaredVariables(parent)[0]
            .references.some((/** @type {any} */ { identifier, init }) => !init && canNotice(identifier))
        : canNotice(node);
    if (!isNoticed) context.report({ node, message });
  },
});

export default {
  meta: { name: 'query' },
  rules: { 'used-error': { create: usedError } },
};
