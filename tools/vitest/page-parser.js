import { JSDOM } from 'jsdom';

const { DOMParser, CSSStyleDeclaration } = new JSDOM().window;

// Styles are read as they are written, as readers of mail do; to have jsdom take each apart takes longer than the page.
Object.defineProperty(CSSStyleDeclaration.prototype, 'cssText', { get: () => '', set: () => {} });

/** Node with a browser's parser of pages, for tests that look at HTML which runs nowhere. */
Object.assign(globalThis, { DOMParser });
