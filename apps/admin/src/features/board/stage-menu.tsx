import { Badge } from '@app/ui';
import { StatusMenu } from '../../lib/status/status-menu';
import { stageTones, stageLabels } from '../../lib/status/state-labels';
import { type MovableOrder, movesOf } from './order-moves';
import { text } from './text';
import { useMoveOrder } from './use-move-order';

/** Plain text where no move is possible. */
export function StageMenu({ order }: { order: MovableOrder }) {
  const move = useMoveOrder();
  const moves = movesOf(order);
  if (moves.length === 0) return <Badge tone={stageTones[order.stage]}>{stageLabels[order.stage]}</Badge>;
  return (
    <StatusMenu
      label={text.stageOf(order.reference)}
      words={stageLabels}
      tones={stageTones}
      values={[order.stage, ...moves]}
      value={order.stage}
      isPending={move.isPending}
      onChoose={(to) => move.mutate({ order, to })}
    />
  );
}
