/**
 * Testing Library asks for the style of every element above and below what it looks for, and jsdom answers with all
 * properties, from some two hundred rules, which was a quarter of what the tests of a large form cost. Nearly always
 * it is one of these three that was asked for; as long as no stylesheet speaks of it (ours are not loaded), it follows
 * from the element's kind, its attributes and what is written on it and above it. Everything else jsdom answers as before.
 * @param {Window} window
 */
export function quickenComputedStyle(window) {
  const { document } = window;
  const computed = window.getComputedStyle.bind(window);
  const quickly = {
    display,
    visibility: inherited('visibility', 'visible'),
    'pointer-events': inherited('pointer-events', 'auto'),
  };

  window.getComputedStyle = (element, pseudo) =>
    pseudo || !(element instanceof window.Element)
      ? computed(element, pseudo)
      : new Proxy(element, { get: styleOf });

  function styleOf(element, name) {
    if (name === 'getPropertyValue') return (property) => valueOf(element, property);
    if (name === 'pointerEvents') return valueOf(element, 'pointer-events');
    if (Object.hasOwn(quickly, name)) return valueOf(element, name);
    const style = computed(element);
    const value = style[name];
    return typeof value === 'function' ? value.bind(style) : value;
  }

  const valueOf = (element, property) =>
    Object.hasOwn(quickly, property) && !isInSheets(property)
      ? quickly[property](element)
      : computed(element).getPropertyValue(property);

  /** Such as the sheet by which an open dialog keeps the page from scrolling. */
  const isInSheets = (property) =>
    [...document.styleSheets].some((sheet) => wordsOf(sheet).includes(property));

  /** What the browser's own stylesheet says of elements of a kind, asked of jsdom once. */
  const ofKind = new Map();
  function display(element) {
    const own = writtenOn(element, 'display');
    if (own) return isPlain(own) ? own : computed(element).display;
    const { localName, namespaceURI } = element;
    if (localName === 'rt' || localName === 'rp') return computed(element).display;
    const attributes = deciding.filter((name) => element.hasAttribute(name));
    const kind = [namespaceURI, localName, ...attributes, element.getAttribute('type')].join(' ');
    if (!ofKind.has(kind)) {
      const bare = document.createElementNS(namespaceURI, localName);
      for (const name of [...attributes, 'type'])
        if (element.hasAttribute(name)) bare.setAttribute(name, element.getAttribute(name));
      ofKind.set(kind, computed(bare).display);
    }
    return ofKind.get(kind);
  }

  /** @param {string} property @param {string} initial */
  function inherited(property, initial) {
    return (element) => {
      for (let at = element; at; at = at.parentElement) {
        const value = writtenOn(at, property);
        if (value) return isPlain(value) ? value : computed(element).getPropertyValue(property);
      }
      return initial;
    };
  }
}

/** @type {WeakMap<CSSStyleSheet, { rules: number, words: string }>} */
const known = new WeakMap();
function wordsOf(sheet) {
  const rules = sheet.cssRules.length;
  const before = known.get(sheet);
  if (before?.rules === rules) return before.words;
  const words = Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');
  known.set(sheet, { rules, words });
  return words;
}

/** Attributes that the browser's own stylesheet looks at, with the type of an input. */
const deciding = ['hidden', 'open'];

const writtenOn = (element, property) =>
  element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';

/** Not a word that stands for another value. */
const isPlain = (value) => !/^(?:inherit|initial|unset|revert)|var\(/.test(value);
