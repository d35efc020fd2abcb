import { BottomDrawer } from '@app/ui';
import { useRef } from 'react';
import { Queries } from '../../lib/queries';
import { openCalculator, type CalculatorPreset } from '../open-calculator/open-calculator';
import { BasketContents } from './basket-contents';

interface BasketDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  hasWaited?: boolean;
  opener: HTMLElement | null;
}

export function BasketDrawer({ isOpen, onClose, hasWaited, opener }: BasketDrawerProps) {
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
        />
      </Queries>
    </BottomDrawer>
  );
}
