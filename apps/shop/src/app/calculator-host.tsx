import { startTransition, useEffect, useState } from 'react';
import { answerCalculatorRequests, type CalculatorPreset } from '../lib/open-calculator';
import { LazyChunk } from './chunks/lazy-chunk';
import { ChunkNotice } from './chunks/chunk-notice';
import { ChunkView } from './chunks/chunk-view';
import { text } from './text';

export { openCalculator } from '../lib/open-calculator';

const calculator = new LazyChunk(() =>
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
  const close = () => setOpen(false);
  return (
    <ChunkView
      part={calculator}
      props={{ open: isOpen, onClose: close, preset: opened.preset }}
      key={opened.count}
      loading={isOpen && <ChunkNotice label={text.loadingCalculator} close={close} />}
      failed={(retry) =>
        isOpen && (
          <ChunkNotice
            label={text.loadingCalculator}
            close={close}
            failure={{ title: text.calculatorFailed, retry }}
          />
        )
      }
    />
  );
}
