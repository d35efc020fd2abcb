import type { Contradiction, Selection } from '@app/configuration';
import type { Color } from '@app/contracts';
import type { ReactNode } from 'react';
import { text } from '../text';
import { InSituPicture } from './in-situ-picture';
import { PlanPanel } from './plan-panel';
import { PricePanel, type PriceProps } from './price/price-panel';

interface WideColumnsProps {
  selection: Selection;
  contradictions: readonly Contradiction[];
  price: PriceProps;
  onViewImages: (color: Color) => void;
  children: ReactNode;
}

/** Wide windows: the steps scroll on the left; plan, picture and price stay on the right. */
export function WideColumns({ selection, contradictions, price, onViewImages, children }: WideColumnsProps) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_320px] grid-rows-[minmax(0,1fr)] desktop:grid-cols-[minmax(0,1fr)_480px]">
      <div className="relative overflow-y-auto overscroll-contain px-8 pb-10 desktop:pr-10">{children}</div>
      <aside
        aria-label={text.quote}
        className="relative flex min-h-0 flex-col overflow-y-auto border-l border-line bg-surface"
      >
        <PlanPanel selection={selection} contradictions={contradictions} />
        {selection.color && (
          <InSituPicture
            color={selection.color}
            hasSinkChoice={selection.sinkChoice !== null}
            onOpen={onViewImages}
          />
        )}
        <PricePanel {...price} />
      </aside>
    </div>
  );
}
