type Method = (this: Node, node: Node, before?: Node | null) => Node;
type Change = Pick<MutationRecord, 'addedNodes' | 'previousSibling' | 'nextSibling'>;

/** What has replaced a removed text node in the page, followed over several steps. */
const successors = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined) => node?.nodeName === 'FONT';
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;

/**
 * Page translators replace text nodes by <font>, and some extensions wrap our elements. React keeps using its own
 * nodes: without this it would throw on removing one or inserting before it, and update text that is not in the page.
 * With it the replacement is removed, used as the reference, or replaced by the new text, which the translator then
 * translates again.
 */
export function tolerateTranslator(): void {
  const appendChild = original('appendChild');
  const insertBefore = original('insertBefore');
  const removeChild = original('removeChild');

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restoreOriginal(record.target as Text);
      else for (const node of record.removedNodes) noteSuccessor(node, record);
    }
  });

  function noteSuccessor(node: Node, { addedNodes, previousSibling, nextSibling }: Change) {
    if (!isText(node) && !isFont(node)) return;
    const adjacentFonts = isText(node) ? [previousSibling, nextSibling].filter(isFont) : [];
    const successor = [...addedNodes, ...adjacentFonts].find(
      (candidate) => candidate && (isFont(candidate) || isText(candidate)),
    );
    if (!successor) return;
    successors.set(node, successor);
    // The original is back in the page: the chain ends.
    successors.delete(successor);
    // React updates this text node although it is no longer in the page.
    if (isText(node)) observer.observe(node, { characterData: true });
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const inPage = child.parentNode === this ? child : childFor(child, this);
    if (inPage) removeChild.call(this, inPage);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const reference = before && before.parentNode !== this ? childFor(before, this) : before;
    const replacement = isFont(this) ? null : replacementOf(node);
    const validReference = replacement && replacement === reference ? replacement.nextSibling : reference;
    replacement?.remove();
    return insertBefore.call(this, node, validReference) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (!isFont(this)) replacementOf(node)?.remove();
    return appendChild.call(this, node) as T;
  };

  observer.observe(document, { childList: true, subtree: true });
}

const original = (name: 'appendChild' | 'insertBefore' | 'removeChild') =>
  Reflect.get(Node.prototype, name) as Method;

/** The child of `parent` that replaces or wraps a node. */
function childFor(node: Node, parent: Node): ChildNode | null {
  let inPage = node.parentNode ? node : lastSuccessor(node);
  while (inPage && inPage.parentNode !== parent) inPage = inPage.parentNode;
  return inPage as ChildNode | null;
}

/** The replacement to remove when a text returns to the page. */
function replacementOf(node: Node): ChildNode | null {
  if (!isText(node)) return null;
  if (node.parentNode && !isFont(node.parentNode)) return null;
  let inPage = node.parentNode ?? lastSuccessor(node);
  while (isFont(inPage?.parentNode)) inPage = inPage?.parentNode ?? null;
  return inPage as ChildNode | null;
}

function restoreOriginal(text: Text): void {
  replacementOf(text)?.replaceWith(text);
}

function lastSuccessor(node: Node): Node | null {
  let last = successors.get(node);
  while (last && !last.parentNode && successors.has(last)) last = successors.get(last);
  return last ?? null;
}
