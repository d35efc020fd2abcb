import { paths, type RetryDepositResponse } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { CreditCard, Mail } from 'lucide-react';
import { text } from '../../../features/orders/text';
import { useAdminMutation } from '../../../lib/api/use-admin-call';

const words = text.awaited;

export function DepositWays({ orderId }: { orderId: string }) {
  const changes = ['orders', 'money', 'mails'] as const;
  const mail = useAdminMutation({
    changes,
    run: () => apiMutation<unknown>('POST', paths.orderDepositMail(orderId)),
    failure: { fallback: words.mailFailed },
    onDone: () => showToast({ title: words.mailed }),
  });
  const page = useAdminMutation({
    changes,
    run: () => apiMutation<RetryDepositResponse>('POST', paths.orderDepositPage(orderId)),
    failure: { fallback: words.pageFailed },
    onDone: ({ paymentUrl }) =>
      paymentUrl
        ? void window.open(paymentUrl, '_blank', 'noreferrer')
        : showToast({ title: words.pageFailed, tone: 'bad' }),
  });
  return (
    <>
      <Button icon={Mail} isPending={mail.isPending} onClick={() => mail.mutate()}>
        {words.mail}
      </Button>
      <Button icon={CreditCard} isPending={page.isPending} onClick={() => page.mutate()}>
        {words.page}
      </Button>
    </>
  );
}
