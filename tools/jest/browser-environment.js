import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom without what every browser has by now: these come from Node, whose own are the same standard. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      Request,
      Response,
      Headers,
      ReadableStream,
      structuredClone,
      TextEncoder,
      TextDecoder,
    });
  }
}
