import { type ChargebackDecision, type DecideChargebackRequest, paths } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { text } from '../../features/tasks/text';
import { useAdminMutation } from '../../lib/api';
import { ConfirmDialog, inNewTab, LinkButton } from '../../lib/controls';

const chargebackText = text.chargeback;

/** The evidence is sent at the card provider; the shop notes what was decided. */
export function ChargebackActions({ taskId }: { taskId: string }) {
  const decide = useAdminMutation({
    invalidates: ['tasks', 'orders', 'money'],
    mutationFn: (decision: ChargebackDecision) =>
      apiMutation('POST', paths.decideChargeback(taskId), { decision } satisfies DecideChargebackRequest),
    failure: chargebackText.failed,
    onSuccess: (_, decision) => showToast({ title: chargebackText.decided[decision] }),
  });
  const [isWinning, setWinning] = useState(false);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <LinkButton href={paths.chargebackEvidence(taskId)} icon={FileText} {...inNewTab}>
        {chargebackText.evidence}
      </LinkButton>
      <Button isPending={decide.isPending} onClick={() => decide.mutate('contest')}>
        {chargebackText.contest}
      </Button>
      <Button isPending={decide.isPending} onClick={() => decide.mutate('accept')}>
        {chargebackText.accept}
      </Button>
      <Button isPending={decide.isPending} onClick={() => setWinning(true)}>
        {chargebackText.win}
      </Button>
      <ConfirmDialog
        isOpen={isWinning}
        onClose={() => setWinning(false)}
        title={chargebackText.winTitle}
        description={chargebackText.winDetail}
        confirmLabel={chargebackText.win}
        isDanger={false}
        isPending={decide.isPending}
        onConfirm={() => decide.mutate('win', { onSettled: () => setWinning(false) })}
      />
    </div>
  );
}
