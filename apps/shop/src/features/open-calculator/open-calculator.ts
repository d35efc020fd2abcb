import type { QuoteResponse } from '@app/contracts';
import { createRequestChannel } from '@app/ui';

/**
 * Any page can open the calculator, but only the app shell knows how to load it. This event connects them: pages and
 * features send it, the calculator's host answers.
 */
export interface CalculatorPreset {
  material?: string;
  quote?: QuoteResponse;
  /** It is from the visitor's own basket, so the notes are theirs too. */
  isFromOwnBasket?: boolean;
  /** The quote in the basket whose line the new one takes. */
  replacesInBasket?: string;
  /** Gets the focus back, which may move while the calculator loads. */
  opener?: HTMLElement | null;
}

export type CalculatorRequest = { kind: 'preload' } | { kind: 'open'; preset: CalculatorPreset };

const channel = createRequestChannel<CalculatorRequest>();

export const openCalculator = (preset: CalculatorPreset = {}) =>
  channel.send({ kind: 'open', preset: { opener: focusedElement(), ...preset } });

/** The body as focus means that nothing has it. */
function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

export const preloadCalculator = () => channel.send({ kind: 'preload' });

/** Only for the host. A request made before the host has mounted is answered at once. */
export const handleCalculatorRequests = channel.handle;
