import { Badge } from '@app/ui';
import { type MovableTop, allowedMovesOf } from '../../features/board/order-moves';
import { text } from '../../features/board/text';
import { useMoveOrder } from '../../features/board/use-move-order';
import { stageTones, stageLabels } from '../../features/quotes/state-labels';
import { StatusMenu } from '../../lib/status/status-menu';

/** Plain text where no move is possible. */
export function StageMenu({ top }: { top: MovableTop }) {
  const move = useMoveOrder();
  const moves = allowedMovesOf(top);
  if (moves.length === 0) return <Badge tone={stageTones[top.stage]}>{stageLabels[top.stage]}</Badge>;
  return (
    <>
      <StatusMenu
        label={text.stageOf(top.reference)}
        labels={stageLabels}
        tones={stageTones}
        values={[top.stage, ...moves]}
        value={top.stage}
        isPending={move.isPending}
        onChoose={(to) => move.mutate({ order: top, to })}
      />
      {move.dialog}
    </>
  );
}
