import '@testing-library/jest-dom';

// jsdom draws nothing, so it leaves these out; the components only need them to exist.
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizes;
const { prototype } = globalThis.Element;
prototype.scrollIntoView ??= () => undefined;
prototype.hasPointerCapture ??= () => false;
prototype.releasePointerCapture ??= () => undefined;
