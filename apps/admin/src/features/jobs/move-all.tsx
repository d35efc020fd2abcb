import { type AdminJob, type OrderStage, paths, stageMoves } from '@app/contracts';
import { Button, Menu, MenuItem, showToast } from '@app/ui';
import { apiMutation, ApiError } from '@app/web-client';
import { ChevronsRight } from 'lucide-react';
import { showFailure } from '../../lib/api/show-failure';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { stageWords } from '../../lib/status/stage-words';
import { text } from './text';

interface Move {
  from: OrderStage;
  stage: OrderStage;
  /** It takes back a move that was just made: nothing to be undone again. */
  isUndo?: boolean;
}

/** Which stage all tops are at; null: not all are at one, or there are no two of them. */
function stageOfAll(tops: AdminJob['tops']): OrderStage | null {
  const [first, ...others] = tops.flatMap(({ stage }) => (stage ? [stage] : []));
  return first && others.length > 0 && others.every((stage) => stage === first) ? first : null;
}

interface MoveAllProps {
  quoteId: string;
  /** Of the order, or the job. */
  name: string;
  tops: AdminJob['tops'];
}

/** Moves all tops of an order or a job at once, as long as they are together. */
export function MoveAll({ quoteId, name, tops }: MoveAllProps) {
  const from = stageOfAll(tops);
  const move = useAdminMutation({
    changes: ['orders'],
    run: ({ isUndo: _isUndo, ...stages }: Move) =>
      apiMutation<unknown>('PUT', paths.jobStage(quoteId), stages),
    onDone: (_, { from: before, stage, isUndo }) =>
      showToast({
        title: text.moved(name, stageWords[stage]),
        action: isUndo
          ? undefined
          : { label: text.undo, onChoose: () => start({ from: stage, stage: before, isUndo: true }) },
      }),
  });
  const start = (stages: Move) =>
    move.mutate(stages, {
      // Which of the tops cannot be moved stands there.
      onError: (error) => showFailure(error, text.moveFailed, whyOf(error)),
    });
  if (!from || stageMoves[from].length === 0) return null;
  return (
    <Menu
      label={text.moveAll}
      align="start"
      trigger={
        <Button icon={ChevronsRight} isPending={move.isPending}>
          {text.moveAll}
        </Button>
      }
    >
      {stageMoves[from].map((stage) => (
        <MenuItem key={stage} onChoose={() => start({ from, stage })}>
          {stageWords[stage]}
        </MenuItem>
      ))}
    </Menu>
  );
}

const whyOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.details?.fields?.[0]?.message : undefined;
