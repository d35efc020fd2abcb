import type { AdminQuote } from '@app/contracts';
import { createContext, useContext } from 'react';

/** What is asked in a dialog of its own before it is done to a quote. */
export type OrderQuestion = 'follow-up' | 'email' | 'decline' | 'delete';

export type AskOrder = (question: OrderQuestion, quote: AdminQuote) => void;

/** Opens the dialogs of {@link OrderDialogs}; outside of them there is nobody to ask. */
export const AskOrderContext = createContext<AskOrder>(() => undefined);

export const useAskOrder = (): AskOrder => useContext(AskOrderContext);
