import type { AdminQuote } from '@app/contracts';
import { createContext, useContext } from 'react';

/** What is asked in a dialog of its own before it is done to a quote. */
export type OrderDialogName = 'follow-up' | 'email' | 'decline' | 'delete';

export type OpenOrderDialog = (question: OrderDialogName, quote: AdminQuote) => void;

/** Opens the dialogs of {@link OrderDialogs}; outside of them there is nobody to ask. */
export const OrderDialogContext = createContext<OpenOrderDialog>(() => undefined);

export const useOrderDialog = (): OpenOrderDialog => useContext(OrderDialogContext);
