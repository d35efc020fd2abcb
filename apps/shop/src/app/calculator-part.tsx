import { ToastHost } from '@app/ui';
import type { ComponentProps } from 'react';
import { CalculatorDialog } from '../features/calculator/calculator-dialog';

/** The calculator, and the page's own place for toasts, which outlive the dialog that raised them. */
export function CalculatorPart(props: ComponentProps<typeof CalculatorDialog>) {
  return (
    <>
      <CalculatorDialog {...props} />
      <ToastHost />
    </>
  );
}
