import { paths } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Mail } from 'lucide-react';
import { text } from '../../../features/ledger/text';
import { useAdminMutation } from '../../../lib/api';

const buttonText = text.balanceRequest;

/** Mails the customer what is still to pay, apart from the reminders that are sent anyway. */
export function BalanceReminderButton({ quoteId }: { quoteId: string }) {
  const remind = useAdminMutation({
    mutationFn: () => apiMutation<unknown>('POST', paths.balanceReminder(quoteId)),
    invalidates: ['orders', 'mails'],
    failure: buttonText.remindFailed,
    onSuccess: () => showToast({ title: buttonText.reminded }),
  });
  return (
    <Button icon={Mail} isPending={remind.isPending} onClick={() => remind.mutate()}>
      {buttonText.remind}
    </Button>
  );
}
