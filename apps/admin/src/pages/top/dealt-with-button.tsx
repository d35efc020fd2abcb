import { paths, type ReportedProblem } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Check } from 'lucide-react';
import { useAdminMutation } from '../../lib/api';
import { text } from './text';

interface DealtWithButtonProps {
  reference: string;
  problem: ReportedProblem;
}

/** Ends the task of a problem, with an undo. */
export function DealtWithButton({ reference, problem }: DealtWithButtonProps) {
  const set = useAdminMutation({
    mutationFn: (isDone: boolean) => apiMutation('PUT', paths.topProblem(reference, problem.id), { isDone }),
    invalidates: ['orders', 'tasks'],
    failure: text.dealtWithFailed,
    onSuccess: (_, isDone) =>
      showToast(
        isDone
          ? { title: text.wasDealtWith, action: { label: text.undo, onChoose: () => set.mutate(false) } }
          : { title: text.isOpenAgain },
      ),
  });
  return (
    <Button
      icon={Check}
      isPending={set.isPending}
      aria-label={text.dealtWithOf(problem.text)}
      onClick={() => set.mutate(true)}
    >
      {text.dealtWith}
    </Button>
  );
}
