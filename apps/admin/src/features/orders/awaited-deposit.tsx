import { type AdminQuoteDetail, paths, type RetryDepositResponse } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { CreditCard, Mail } from 'lucide-react';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { Notice } from '../../lib/controls/notice';
import { text } from './text';

const words = text.awaited;

/** What an order that staff took waits for first. */
export function AwaitedDeposit({ quote }: { quote: AdminQuoteDetail }) {
  const order = quote.orderDetail;
  const deposit = order?.awaitedDeposit;
  if (!order || !deposit) return null;
  const { amount, by, dueOn, isLate } = deposit;
  const day = dueOn && formatDay(`${dueOn}T12:00:00Z`);
  return (
    <Notice
      tone={isLate ? 'warn' : 'neutral'}
      title={words.title(formatPounds(amount), words.ways[by], day, isLate)}
    >
      <p>{words.detail(order.reference)}</p>
      {quote.customerEmail && <Ways orderId={order.id} />}
    </Notice>
  );
}

function Ways({ orderId }: { orderId: string }) {
  const changes = ['orders', 'money', 'mails'] as const;
  const mail = useAdminMutation({
    changes,
    run: () => apiMutation<unknown>('POST', paths.orderDepositMail(orderId)),
    failure: { unlessSaid: words.mailFailed },
    onDone: () => showToast({ title: words.mailed }),
  });
  const page = useAdminMutation({
    changes,
    run: () => apiMutation<RetryDepositResponse>('POST', paths.orderDepositPage(orderId)),
    failure: { unlessSaid: words.pageFailed },
    onDone: ({ paymentUrl }) =>
      paymentUrl
        ? void window.open(paymentUrl, '_blank', 'noreferrer')
        : showToast({ title: words.pageFailed, tone: 'bad' }),
  });
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Button icon={Mail} isPending={mail.isPending} onClick={() => mail.mutate()}>
        {words.mail}
      </Button>
      <Button icon={CreditCard} isPending={page.isPending} onClick={() => page.mutate()}>
        {words.page}
      </Button>
    </p>
  );
}
