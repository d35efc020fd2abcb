import type { QuoteResponse } from '@app/contracts';
import type { ReactNode } from 'react';
import type { EmailQuoteProps } from '../../lib/email-quote-slot';
import type { PriceInquiryProps } from '../../lib/price-inquiry-slot';

/** Props of the view that takes a deposit on a saved quote, in place of the steps. */
interface DepositStepProps {
  quote: QuoteResponse;
  onBack: () => void;
}

/** What other features render in the calculator; all optional. */
export interface CalculatorSlots {
  /** The view that takes a deposit on a saved quote. */
  deposit?: (props: DepositStepProps) => ReactNode;
  /** The button that emails a saved quote. */
  email?: (props: EmailQuoteProps) => ReactNode;
  /** The button that asks us for a price. */
  inquiry?: (props: PriceInquiryProps) => ReactNode;
}
