import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes, also where the machine is busy with other checks.
configure({ asyncUtilTimeout: 10_000 });

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
