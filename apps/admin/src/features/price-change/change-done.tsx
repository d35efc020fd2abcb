import type { PriceChangeResponse } from '@app/contracts';
import { Button } from '@app/ui';
import { Undo2 } from 'lucide-react';
import { StepTitle } from './preview-table';
import { text } from './text';
import { sayNotDone, useUndoPriceChange } from './use-price-changes';

interface ChangeDoneProps {
  change: PriceChangeResponse;
  onClose: () => void;
}

/** What has been done, with the one way back. */
export function ChangeDone({ change, onClose }: ChangeDoneProps) {
  const undoing = useUndoPriceChange(onClose);
  return (
    <div className="grid gap-4">
      <StepTitle>{text.changed(change.title, change.changed)}</StepTitle>
      <p className="text-ink-2">{text.changedDetail}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {change.canBeUndone && (
          <Button
            icon={Undo2}
            isPending={undoing.isPending}
            onClick={() => undoing.mutate(change, { onError: (error) => sayNotDone(error, text.undoFailed) })}
          >
            {undoing.isPending ? text.undoing : text.undo}
          </Button>
        )}
        <Button kind="primary" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
