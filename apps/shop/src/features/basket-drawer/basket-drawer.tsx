import { BottomDrawer } from '@app/ui';
import { useRef } from 'react';
import { Queries } from '../../lib/queries';
import { openCalculator, type CalculatorPreset } from '../open-calculator/open-calculator';
import { BasketContents } from './basket-contents';

interface BasketDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  replacesNotice?: boolean;
  opener: HTMLElement | null;
}

export function BasketDrawer({ isOpen, onClose, replacesNotice, opener }: BasketDrawerProps) {
  /** The calculator can take the focus only after the drawer has released it. */
  const requestedPreset = useRef<CalculatorPreset | null>(null);
  return (
    <BottomDrawer
      isOpen={isOpen}
      isAnimated={!replacesNotice}
      onClose={onClose}
      returnFocusTo={opener}
      onClosed={() => {
        if (requestedPreset.current) openCalculator({ ...requestedPreset.current, opener });
        requestedPreset.current = null;
      }}
    >
      <Queries>
        <BasketContents
          onClose={onClose}
          onConfigure={(preset) => {
            requestedPreset.current = preset;
            onClose();
          }}
        />
      </Queries>
    </BottomDrawer>
  );
}
