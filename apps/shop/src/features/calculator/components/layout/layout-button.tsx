import { blockersAmong, isPlaced, type Contradiction, type Selection } from '@app/configuration';
import type { TopLayout, TradePrices } from '@app/contracts';
import type { Size } from '@app/pricing';
import { Button, lazyComponent } from '@app/ui';
import { Move } from 'lucide-react';
import { startTransition, useState } from 'react';
import { text } from '../../text';

const LayoutDialog = lazyComponent(() =>
  import(/* webpackChunkName: "layout-dialog" */ './layout-dialog').then((module) => module.LayoutDialog),
);

interface LayoutButtonProps {
  selection: Selection;
  trade: TradePrices | null;
  /** What cannot be made as placed. */
  contradictions: readonly Contradiction[];
  onChange: (layout: TopLayout | null) => void;
}

/** Opens the dialog for positions and room, once the top has a size. */
export function LayoutButton({ selection, trade, contradictions, onChange }: LayoutButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { sink, cutouts, layout } = selection;
  if (!hasSize(selection)) return null;
  const hasParts = sink || cutouts.length > 0;
  const labels = hasParts ? text.places : text.room;
  const isEntered = hasParts ? isPlaced(layout) : layout?.room;
  const isBlocked = blockersAmong(contradictions).some(
    ({ about }) => about === 'sink' || about === 'cutouts',
  );
  const entered = isBlocked ? labels.blocked : labels.entered;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-surface p-4">
      <p className="min-w-50 flex-1 text-small text-ink-2">{isEntered ? entered : labels.notEntered}</p>
      <Button kind="quiet" size="small" icon={Move} onClick={() => startTransition(() => setOpen(true))}>
        {isEntered ? labels.change : labels.enter}
      </Button>
      {isOpen && (
        <LayoutDialog
          selection={selection}
          trade={trade}
          onUse={(newLayout) => {
            onChange(newLayout);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const hasSize = (selection: Selection): selection is Selection & { size: Size } => selection.size !== null;
