import type { ComponentProps } from 'react';
import { CalculatorDialog } from '../../features/calculator/calculator-dialog';
import type { CalculatorSlots } from '../../features/calculator/calculator-slots';
import { EmailQuoteButton } from '../../features/email-quote/email-quote-button';
import { PriceInquiryButton } from '../../features/price-inquiry/price-inquiry-button';
import { SecureOrderView } from '../deposit-views';

/** The calculator with what other features draw in it: they know each other only here. */
export const CalculatorChunk = (
  props: Omit<ComponentProps<typeof CalculatorDialog>, keyof CalculatorSlots>,
) => (
  <CalculatorDialog
    {...props}
    deposit={SecureOrderView}
    email={EmailQuoteButton}
    inquiry={PriceInquiryButton}
  />
);
