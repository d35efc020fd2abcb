import { lazyComponent } from '@app/ui';
import type { ComponentProps } from 'react';
import { CalculatorDialog } from '../../features/calculator/calculator-dialog';
import type { CalculatorSlots } from '../../features/calculator/calculator-slots';
import { SecureOrderView } from '../deposit-views';

const EmailQuoteButton = lazyComponent(() =>
  import(/* webpackChunkName: "calculator-extras" */ '../../features/email-quote/email-quote-button').then(
    (it) => it.EmailQuoteButton,
  ),
);
const PriceInquiryButton = lazyComponent(() =>
  import(
    /* webpackChunkName: "calculator-extras" */ '../../features/price-inquiry/price-inquiry-button'
  ).then((it) => it.PriceInquiryButton),
);

/** The calculator with what other features render in it: features meet only here. */
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
