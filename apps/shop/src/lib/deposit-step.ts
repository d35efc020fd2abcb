import type { QuoteResponse } from '@app/contracts';

/** What the calculator hands to the view that takes a deposit on a saved quote, in place of its steps. */
export interface DepositStepProps {
  quote: QuoteResponse;
  onBack: () => void;
}
