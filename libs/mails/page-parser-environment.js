import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

const { DOMParser, CSSStyleDeclaration } = new JSDOM().window;

// Styles are read as they are written, as readers of mail do; to have jsdom take each apart takes longer than the page.
Object.defineProperty(CSSStyleDeclaration.prototype, 'cssText', { get: () => '', set: () => {} });

/**
 * Node with a browser's parser of pages, for tests that look at HTML which runs nowhere. It is made once for all files
 * and outside the tests' sandbox, in which jsdom takes a second to load and several times as long for every page.
 */
export default class PageParserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.DOMParser = DOMParser;
  }
}
