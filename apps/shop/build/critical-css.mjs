import postcss from 'postcss';

/**
 * The rules of the style sheet that a prerendered page can use, inlined in its head: the first view needs no second
 * request and the page fits into one flight of packets. The whole sheet follows with the scripts. A rule stays when
 * every class it names is on the page. Rules without classes stay, except those for form fields on a page that has
 * none.
 */
export function criticalCss(css, html) {
  const root = postcss.parse(css);
  const classes = classesIn(html);
  const hasFields = /<(?:input|select|textarea)\b/.test(html);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter(
      (selector) => usesOnly(selector, classes) && (hasFields || !fieldPseudoElement.test(selector)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkComments((comment) => void comment.remove());
  removeUnused(root);
  removeEmpty(root);
  return root.toString();
}

/** Splits off the font faces: they are loaded after the first paint. */
export function splitFontFaces(css) {
  const root = postcss.parse(css);
  const fontFaces = [];
  root.walkAtRules('font-face', (face) => {
    if (!face.toString().includes('url(')) return;
    fontFaces.push(face.toString());
    face.remove();
  });
  root.walkComments((comment) => void comment.remove());
  return { fontFaces: fontFaces.join(''), css: root.toString() };
}

const fieldPseudoElement =
  /::(?:file-selector-button|placeholder|-webkit-(?:date|calendar|search|inner|outer))|:-moz-ui/;

const isKeyframe = ({ parent }) => parent.type === 'atrule' && parent.name.endsWith('keyframes');

function classesIn(html) {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list]) => list);
  return new Set(
    lists
      .join(' ')
      .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity])
      .split(/\s+/),
  );
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** A class inside :not() need not be on the page. */
function usesOnly(selector, classes) {
  const required = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...required.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].every(([, name]) =>
    classes.has(unescapeClass(name)),
  );
}

const unescapeClass = (name) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, char) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : char,
  );

/** Removes custom properties, their registrations and animations that no rule uses any more. */
function removeUnused(root) {
  for (let hasRemoved = true; hasRemoved;) {
    hasRemoved = false;
    const values = [];
    root.walkDecls(({ value }) => void values.push(value));
    const text = values.join(';');
    const variables = new Set(text.match(/--[\w-]+/g));
    const words = new Set(text.split(/[\s,;]+/));
    root.walkDecls(/^--/, (declaration) => {
      if (variables.has(declaration.prop)) return;
      declaration.remove();
      hasRemoved = true;
    });
    root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
      if (rule.name === 'property' ? variables.has(rule.params) : words.has(rule.params)) return;
      rule.remove();
      hasRemoved = true;
    });
  }
}

function removeEmpty(node) {
  node.each?.((child) => {
    removeEmpty(child);
    if (child.nodes?.length === 0) child.remove();
  });
}
