import { LazyChunk } from '@app/ui';
import { startTransition, useEffect, useState } from 'react';
import { handleCalculatorRequests, type CalculatorPreset } from '../features/open-calculator/open-calculator';
import { DialogChunk } from './chunks/dialog-chunk';
import { text } from './text';

const calculator = new LazyChunk(() =>
  import(/* webpackChunkName: "calculator" */ '../features/calculator/calculator-dialog').then(
    (module) => module.CalculatorDialog,
  ),
);

/**
 * Shows the calculator over the current page. Every opening starts it from the beginning.
 */
export function CalculatorHost() {
  const [opened, setOpened] = useState<{ count: number; preset: CalculatorPreset }>();
  const [isOpen, setOpen] = useState(false);

  useEffect(
    () =>
      handleCalculatorRequests((request) => {
        if (request.kind === 'preload') {
          calculator.preload();
          return;
        }
        const open = () => {
          setOpened((last) => ({ count: (last?.count ?? 0) + 1, preset: request.preset }));
          setOpen(true);
        };
        // A transition, so that the next frame answers the press however much there is to render.
        void calculator.loadWithGracePeriod().then(() => startTransition(open));
      }),
    [],
  );

  if (!opened) return null;
  return (
    <DialogChunk
      key={opened.count}
      chunk={calculator}
      props={{ isOpen, onClose: () => setOpen(false), preset: opened.preset }}
      loading={text.loadingCalculator}
      failed={text.calculatorFailed}
    />
  );
}
