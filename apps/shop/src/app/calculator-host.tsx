import { LazyPart } from '@app/ui';
import { startTransition, useEffect, useState } from 'react';
import { answerCalculatorRequests, type CalculatorPreset } from '../lib/open-calculator';
import { PartOrNotice } from './chunks/dialog-chunk';
import { text } from './text';

export { openCalculator } from '../lib/open-calculator';

const calculator = new LazyPart(() =>
  import(/* webpackChunkName: "calculator" */ './chunks/calculator-chunk').then(
    (module) => module.CalculatorChunk,
  ),
);

/**
 * Shows the calculator over whatever page is open. Once loaded it stays mounted while closed, so that the
 * dialog can end its life in its own way. Every opening starts it afresh.
 */
export function CalculatorHost() {
  const [opened, setOpened] = useState<{ count: number; preset: CalculatorPreset }>();
  const [isOpen, setOpen] = useState(false);

  useEffect(
    () =>
      answerCalculatorRequests((request) => {
        if (request.kind === 'prepare') {
          calculator.prepare();
          return;
        }
        const open = () => {
          setOpened((last) => ({ count: (last?.count ?? 0) + 1, preset: request.preset }));
          setOpen(true);
        };
        // In slices: the finger that asked is answered by the next frame, however much there is to draw.
        void calculator.soon().then(() => startTransition(open));
      }),
    [],
  );

  if (!opened) return null;
  return (
    <PartOrNotice
      key={opened.count}
      part={calculator}
      props={{ isOpen, onClose: () => setOpen(false), preset: opened.preset }}
      loading={text.loadingCalculator}
      failed={text.calculatorFailed}
    />
  );
}
