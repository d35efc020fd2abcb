import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import './without-owner-stacks.js';

configure(({ getElementError }) => ({
  // Generous, for a machine busy with other checks.
  asyncUtilTimeout: 10_000,
  // `findBy` and `waitFor` poll for what is mostly not there yet. Printing the whole page each time costs more than
  // rendering it; it is printed once, on timeout.
  getElementError: (message, container) =>
    isPolling() ? notYet(message) : getElementError(message, container),
}));

// Testing Library detects fake timers by this name, and advances them while it waits.
globalThis.jest = { advanceTimersByTime: (ms) => vi.advanceTimersByTime(ms) };

// jsdom has no layout and leaves these out; components only need them to exist.
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

/** Testing Library's own flag. */
function isPolling() {
  return getConfig()._disableExpensiveErrorDiagnostics;
}

function notYet(message) {
  const error = new Error(message);
  error.name = 'TestingLibraryElementError';
  return error;
}
