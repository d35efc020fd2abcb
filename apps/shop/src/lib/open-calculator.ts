import type { QuoteResponse } from '@app/contracts';
import { createRequestBell } from '@app/ui';

/**
 * The calculator can be asked for from any page, while only the app shell knows how to load and show it.
 * This is the bell between them: pages and features ring, the calculator's host answers.
 */
export interface CalculatorPreset {
  /** Name of the material to arrive with, as printed: 'Quartz'. */
  material?: string;
  /** A saved quote to start from. */
  quote?: QuoteResponse;
  /** It comes from the visitor's own basket, so that its notes are theirs too. */
  isOwn?: boolean;
  /** The quote in the basket whose line the new one takes. */
  replacesInBasket?: string;
  /** Who asked, and gets the focus back. While the calculator is being fetched the focus may wander. */
  opener?: HTMLElement | null;
}

/** `prepare` says that somebody is about to open it: the pointer or the focus is on a quote button. */
export type CalculatorRequest = { kind: 'prepare' } | { kind: 'open'; preset: CalculatorPreset };

const bell = createRequestBell<CalculatorRequest>();

export const openCalculator = (preset: CalculatorPreset = {}) =>
  bell.ring({ kind: 'open', preset: { opener: focusedElement(), ...preset } });

/** The page as a whole is nobody in particular. */
function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

export const prepareCalculator = () => bell.ring({ kind: 'prepare' });

/** For the host alone. A request made before the host was there is answered at once. */
export const answerCalculatorRequests = bell.answer;
