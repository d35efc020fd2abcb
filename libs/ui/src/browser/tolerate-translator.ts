type Method = (this: Node, node: Node, before?: Node | null) => Node;
type Change = Pick<MutationRecord, 'addedNodes' | 'previousSibling' | 'nextSibling'>;

/** What stands in the page for a text that was taken out of it, and for what stood for that. */
const successors = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined) => node?.nodeName === 'FONT';
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;

/**
 * Page translators replace each text by another, in <font>, and some extensions wrap elements of ours. React goes on with
 * the nodes that it made: without this it would fail on removing one or inserting before it, and change texts that
 * nobody sees. With it the replacement goes, is inserted before, or gives way to the changed text, which a translator then
 * translates anew.
 */
export function tolerateTranslator(): void {
  const appendChild = original('appendChild');
  const insertBefore = original('insertBefore');
  const removeChild = original('removeChild');

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target as Text);
      else for (const node of record.removedNodes) noteSuccessor(node, record);
    }
  });

  function noteSuccessor(node: Node, { addedNodes, previousSibling, nextSibling }: Change) {
    if (!isText(node) && !isFont(node)) return;
    const near = isText(node) ? [previousSibling, nextSibling].filter((it) => it && isFont(it)) : [];
    const successor = [...addedNodes, ...near].find((it) => it && (isFont(it) || isText(it)));
    if (!successor) return;
    successors.set(node, successor);
    // Where the original is shown again, the way ends there.
    successors.delete(successor);
    // React writes into it although it is not in the page.
    if (isText(node)) observer.observe(node, { characterData: true });
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const inPage = child.parentNode === this ? child : childFor(child, this);
    if (inPage) removeChild.call(this, inPage);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? childFor(before, this) : before;
    const old = isFont(this) ? null : replacementOf(node);
    const free = old && old === place ? old.nextSibling : place;
    old?.remove();
    return insertBefore.call(this, node, free) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (!isFont(this)) replacementOf(node)?.remove();
    return appendChild.call(this, node) as T;
  };

  observer.observe(document, { childList: true, subtree: true });
}

const original = (name: 'appendChild' | 'insertBefore' | 'removeChild') =>
  Reflect.get(Node.prototype, name) as Method;

/** The child of `parent` that stands for a node, or that it was wrapped in. */
function childFor(node: Node, parent: Node): ChildNode | null {
  let inPage = node.parentNode ? node : lastSuccessor(node);
  while (inPage && inPage.parentNode !== parent) inPage = inPage.parentNode;
  return inPage as ChildNode | null;
}

/** What has to go where a text comes into the page again. */
function replacementOf(node: Node): ChildNode | null {
  if (!isText(node)) return null;
  if (node.parentNode && !isFont(node.parentNode)) return null;
  let inPage = node.parentNode ?? lastSuccessor(node);
  while (isFont(inPage?.parentNode)) inPage = inPage?.parentNode ?? null;
  return inPage as ChildNode | null;
}

function putBack(text: Text): void {
  replacementOf(text)?.replaceWith(text);
}

function lastSuccessor(node: Node): Node | null {
  let last = successors.get(node);
  while (last && !last.parentNode && successors.has(last)) last = successors.get(last);
  return last ?? null;
}
