import { Badge } from '@app/ui';
import { type MovableOrder, allowedMovesOf } from '../../features/board/order-moves';
import { text } from '../../features/board/text';
import { useMoveOrder } from '../../features/board/use-move-order';
import { stageTones, stageLabels } from '../../features/quotes/state-labels';
import { StatusMenu } from '../../lib/status/status-menu';

/** Plain text where no move is possible. */
export function StageMenu({ order }: { order: MovableOrder }) {
  const move = useMoveOrder();
  const moves = allowedMovesOf(order);
  if (moves.length === 0) return <Badge tone={stageTones[order.stage]}>{stageLabels[order.stage]}</Badge>;
  return (
    <StatusMenu
      label={text.stageOf(order.reference)}
      labels={stageLabels}
      tones={stageTones}
      values={[order.stage, ...moves]}
      value={order.stage}
      isPending={move.isPending}
      onChoose={(to) => move.mutate({ order, to })}
    />
  );
}
