import { type AdminOrderTop, type OrderStage, paths, stageMoves } from '@app/contracts';
import { Button, Menu, MenuItem, showToast } from '@app/ui';
import { apiMutation, ApiError } from '@app/web-client';
import { ChevronsRight } from 'lucide-react';
import { useState } from 'react';
import { text } from '../../../features/board/text';
import { HoldReasonDialog, holdErrorOf, type HoldError } from '../../../features/production/hold-reason';
import { stageLabels } from '../../../features/quotes/state-labels';
import { showErrorToast, useAdminMutation } from '../../../lib/api';

interface Move {
  from: OrderStage;
  stage: OrderStage;
  /** An undo offers no undo of its own. */
  isUndo?: boolean;
  /** Why work continues although one is on hold. */
  reason?: string;
}

/** null: the tops are at different stages, or there is only one top. */
export function stageOfAll(tops: readonly Pick<AdminOrderTop, 'stage'>[]): OrderStage | null {
  const [first, ...others] = tops.flatMap(({ stage }) => (stage ? [stage] : []));
  return first && others.length > 0 && others.every((stage) => stage === first) ? first : null;
}

interface MovedOrder {
  /** Any quote of the order. */
  quoteId: string;
  reference: string;
}

/** The caller renders `dialog`, which asks why work on a held top continues. */
export function useMoveAll({ quoteId, reference }: MovedOrder) {
  const [held, setHeld] = useState<{ move: Move; holdError: HoldError } | null>(null);
  const toastOf = ({ from: before, stage, isUndo }: Move) => ({
    title: text.movedAll(reference, stageLabels[stage]),
    action: isUndo
      ? undefined
      : { label: text.undo, onChoose: () => start({ from: stage, stage: before, isUndo: true }) },
  });
  const move = useAdminMutation({
    invalidates: ['orders'],
    mutationFn: ({ isUndo: _isUndo, ...stages }: Move) =>
      apiMutation<unknown>('PUT', paths.jobStage(quoteId), stages),
    onSuccess: (_, variables) => showToast(toastOf(variables)),
  });
  const start = (stages: Move) =>
    move.mutate(stages, {
      onError: (error, variables) => {
        const holdError = holdErrorOf(error);
        if (holdError) setHeld({ move: variables, holdError });
        // The reply names the tops that cannot be moved.
        else showErrorToast(error, text.moveAllFailed, reasonOf(error));
      },
    });
  const dialog = held && (
    <HoldReasonDialog
      reference={reference}
      holdError={held.holdError}
      onSubmit={(reason) => move.mutateAsync({ ...held.move, reason })}
      successToast={toastOf(held.move)}
      failure={text.moveAllFailed}
      onClose={() => setHeld(null)}
    />
  );
  return { start, isPending: move.isPending, dialog };
}

/** Only shown while all tops are at one stage. */
export function MoveAll({ tops, ...order }: MovedOrder & { tops: readonly Pick<AdminOrderTop, 'stage'>[] }) {
  const { start, isPending, dialog } = useMoveAll(order);
  const from = stageOfAll(tops);
  if (!from || stageMoves[from].length === 0) return null;
  return (
    <>
      <Menu
        label={text.moveAll}
        align="start"
        trigger={
          <Button icon={ChevronsRight} isPending={isPending}>
            {text.moveAll}
          </Button>
        }
      >
        {stageMoves[from].map((stage) => (
          <MenuItem key={stage} onChoose={() => start({ from, stage })}>
            {stageLabels[stage]}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </>
  );
}

const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.details?.fields?.[0]?.message : undefined;
