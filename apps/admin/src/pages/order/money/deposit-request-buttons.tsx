import { paths, type RetryDepositResponse } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { CreditCard, Mail } from 'lucide-react';
import { text } from '../../../features/orders/text';
import { useAdminMutation } from '../../../lib/api';
import { openInNewTab } from '../../../lib/controls';

const buttonText = text.awaited;

export function DepositRequestButtons({ orderId }: { orderId: string }) {
  const invalidates = ['orders', 'money', 'mails'] as const;
  const mail = useAdminMutation({
    invalidates,
    mutationFn: () => apiMutation<unknown>('POST', paths.orderDepositMail(orderId)),
    failure: { fallback: buttonText.mailFailed },
    onSuccess: () => showToast({ title: buttonText.mailed }),
  });
  const page = useAdminMutation({
    invalidates,
    mutationFn: () => apiMutation<RetryDepositResponse>('POST', paths.orderDepositPage(orderId)),
    failure: { fallback: buttonText.pageFailed },
    onSuccess: ({ paymentUrl }) =>
      paymentUrl ? openInNewTab(paymentUrl) : showToast({ title: buttonText.pageFailed, tone: 'bad' }),
  });
  return (
    <>
      <Button icon={Mail} isPending={mail.isPending} onClick={() => mail.mutate()}>
        {buttonText.mail}
      </Button>
      <Button icon={CreditCard} isPending={page.isPending} onClick={() => page.mutate()}>
        {buttonText.page}
      </Button>
    </>
  );
}
