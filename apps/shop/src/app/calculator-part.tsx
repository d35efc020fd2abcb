import type { ComponentProps } from 'react';
import { CalculatorDialog } from '../features/calculator/calculator-dialog';
import { SecureOrderView } from './deposit-views';

/** The calculator with the view that takes a deposit: two features, which know each other only here. */
export const CalculatorPart = (props: Omit<ComponentProps<typeof CalculatorDialog>, 'deposit'>) => (
  <CalculatorDialog {...props} deposit={SecureOrderView} />
);
