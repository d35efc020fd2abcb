import type { QuoteResponse } from '@app/contracts';
import { createRequestChannel } from '@app/ui';

/**
 * Any page can open the calculator, but only the app shell knows how to load it. This event connects them: pages and
 * features send it, the calculator's host answers.
 */
export interface CalculatorPreset {
  material?: string;
  quote?: QuoteResponse;
  /** The quote is from the visitor's own basket, so its notes may be shown. */
  isFromOwnBasket?: boolean;
  /** The quote in the basket that the new one replaces. */
  replacesInBasket?: string;
  /** Gets the focus back, which may move while the calculator loads. */
  opener?: HTMLElement | null;
}

export type CalculatorRequest = { kind: 'preload' } | { kind: 'open'; preset: CalculatorPreset };

const channel = createRequestChannel<CalculatorRequest>();

export const openCalculator = (preset: CalculatorPreset = {}) =>
  channel.send({ kind: 'open', preset: { opener: focusedElement(), ...preset } });

/** document.body as the active element means that nothing has the focus. */
function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

export const preloadCalculator = () => channel.send({ kind: 'preload' });

/** Only for the host. Requests made before it has mounted are handled when it mounts. */
export const handleCalculatorRequests = channel.handle;
