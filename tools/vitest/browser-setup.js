import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import './without-owner-stacks.js';

configure(({ getElementError }) => ({
  // What is waited for comes, also where the machine is busy with other checks.
  asyncUtilTimeout: 10_000,
  // What `findBy` and `waitFor` look for is mostly not there yet. To print the whole page each time costs more than to
  // draw it; it is printed once, when the time is up.
  getElementError: (message, container) =>
    isPolling() ? notYet(message) : getElementError(message, container),
}));

// By this name Testing Library finds faked timers, and moves them on while it waits.
globalThis.jest = { advanceTimersByTime: (ms) => vi.advanceTimersByTime(ms) };

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

/** Testing Library says so of itself, to its own queries. */
function isPolling() {
  return getConfig()._disableExpensiveErrorDiagnostics;
}

function notYet(message) {
  const error = new Error(message);
  error.name = 'TestingLibraryElementError';
  return error;
}
