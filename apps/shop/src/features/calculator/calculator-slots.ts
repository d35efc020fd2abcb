import type { QuoteResponse } from '@app/contracts';
import type { ReactNode } from 'react';
import type { EmailQuoteProps } from '../../lib/email-quote-slot';
import type { PriceInquiryProps } from '../../lib/price-inquiry-slot';

/** What the calculator hands to the view that takes a deposit on a saved quote, in place of its steps. */
interface DepositStepProps {
  quote: QuoteResponse;
  onBack: () => void;
}

/** What other features draw in the calculator. Each is left out where there is none. */
export interface CalculatorSlots {
  /** The view that takes a deposit on a saved quote. */
  deposit?: (props: DepositStepProps) => ReactNode;
  /** The button that has a saved quote sent by email. */
  email?: (props: EmailQuoteProps) => ReactNode;
  /** The button that asks a person for a price. */
  inquiry?: (props: PriceInquiryProps) => ReactNode;
}
