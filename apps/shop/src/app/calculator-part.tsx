import { ToastHost } from '@app/ui';
import type { ComponentProps } from 'react';
import { CalculatorDialog } from '../features/calculator/calculator-dialog';
import { Queries } from '../lib/queries';

/** The calculator with all that it stands on; one chunk, because nothing of it is needed before. */
export function CalculatorPart(props: ComponentProps<typeof CalculatorDialog>) {
  return (
    <Queries>
      <CalculatorDialog {...props} />
      <ToastHost />
    </Queries>
  );
}
