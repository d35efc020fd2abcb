import { JSDOM } from 'jsdom';

const { DOMParser, CSSStyleDeclaration } = new JSDOM().window;

// Styles are read as source, as mail readers do; jsdom's parsing takes longer than the page.
Object.defineProperty(CSSStyleDeclaration.prototype, 'cssText', { get: () => '', set: () => {} });

/** Node with a browser's HTML parser, for tests of HTML that runs nowhere. */
Object.assign(globalThis, { DOMParser });
