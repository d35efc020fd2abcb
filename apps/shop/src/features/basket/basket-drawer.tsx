import { BottomDrawer } from '@app/ui';
import { useRef, type ReactNode } from 'react';
import type { CheckoutProps } from '../../lib/basket/checkout-slot';
import type { EmailBasketProps } from '../../lib/email-quote-slot';
import { openCalculator, type CalculatorPreset } from '../../lib/open-calculator';
import { Queries } from '../../lib/queries';
import { BasketContents } from './basket-contents';

export interface BasketDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  hasWaited?: boolean;
  opener: HTMLElement | null;
  /** The deposit form for the basket. */
  checkout?: (props: CheckoutProps) => ReactNode;
  /** The form that emails all of it. */
  email?: (props: EmailBasketProps) => ReactNode;
}

export function BasketDrawer({ isOpen, onClose, hasWaited, opener, checkout, email }: BasketDrawerProps) {
  /** The calculator can take the focus only after the drawer has released it. */
  const wanted = useRef<CalculatorPreset | null>(null);
  return (
    <BottomDrawer
      isOpen={isOpen}
      isAnimated={!hasWaited}
      onClose={onClose}
      returnFocusTo={opener}
      onClosed={() => {
        if (wanted.current) openCalculator({ ...wanted.current, opener });
        wanted.current = null;
      }}
    >
      <Queries>
        <BasketContents
          onClose={onClose}
          onConfigure={(preset) => {
            wanted.current = preset;
            onClose();
          }}
          checkout={checkout}
          email={email}
        />
      </Queries>
    </BottomDrawer>
  );
}
