import { Button, buttonClass, cx, showToast } from '@app/ui';
import { Check, LoaderCircle, Search, Undo2, X, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { retryDeposit } from '../../../features/deposit/api/create-deposit';
import { useCardPage } from '../../../features/deposit/hooks/use-card-page';
import { text as depositText } from '../../../features/deposit/text';
import { PhoneLink } from '../../../lib/contact-links';
import { text, resultText, type PaymentView } from '../text';
import { useOrderLink } from '../use-order-link';
import type { PaymentProgress } from '../use-payment-status';
import { PaymentDetails } from './payment-details';

const statusIcons: Record<PaymentView, { icon: LucideIcon; className: string }> = {
  pending: { icon: LoaderCircle, className: 'bg-chalk-tint text-chalk' },
  paid: { icon: Check, className: 'bg-ok-tint text-ok' },
  failed: { icon: X, className: 'bg-bad-tint text-bad' },
  review: { icon: Search, className: 'bg-warn-tint text-warn' },
  refunded: { icon: Undo2, className: 'bg-chalk-tint text-chalk' },
};

interface ResultCardProps {
  id: string;
  status: PaymentView;
  progress: PaymentProgress;
}

/** One card whose content changes with the state; changes are announced, and the focus stays. */
export function ResultCard({ id, status, progress }: ResultCardProps) {
  const { deposit, hasStopped, hasFailed, checkAgain } = progress;
  const { open, isPending, failure } = useCardPage({
    onReady: () => showToast(depositText.initiated),
    // It may have been paid after all, or be under review.
    onFailed: (outcome) => outcome.kind === 'issue' && outcome.isOutdated && checkAgain(),
    onReturn: checkAgain,
  });
  const retry = () => void open(() => retryDeposit(id));
  const isWaiting = status === 'pending' && !hasStopped;
  const { icon: Icon, className } = statusIcons[status];
  const purpose = deposit?.purpose ?? 'deposit';
  const statusText = resultText(purpose, status);
  const { path: order, isMailed } = useOrderLink(id, purpose === 'deposit' && status === 'paid');
  return (
    <article className="border-y border-line bg-surface px-5 py-8 max-tablet:-mx-5 tablet:rounded-2 tablet:border-x tablet:px-9">
      <span aria-hidden className={cx('mb-6 grid size-14 place-items-center rounded-full', className)}>
        <Icon
          className={cx('size-7', isWaiting && 'animate-spin motion-reduce:animate-none')}
          strokeWidth={1.75}
        />
      </span>
      <div role="status">
        <h1 className="font-display mb-3 text-title">{statusText.title}</h1>
        <p className="mb-6 text-ink-2">
          {status === 'pending' && hasStopped ? text.takesLong : statusText.description}{' '}
          {(status === 'review' || status === 'refunded') && <PhoneLink phone={text.company.phone} />}
        </p>
        {status === 'paid' && (
          <p className="-mt-3 mb-6 text-ink-2">
            {statusText.confirmation} {!order && isMailed && <span>{text.linkInMail}</span>}
          </p>
        )}
        {isWaiting && hasFailed && <p className="mb-6 text-label text-warn">{text.serverUnreachable}</p>}
      </div>
      {isWaiting && (
        <div aria-hidden className="mb-6 h-1 overflow-hidden bg-sunken">
          <div className="h-full w-32 animate-pulse bg-chalk motion-reduce:animate-none" />
        </div>
      )}
      <PaymentDetails id={id} status={status} deposit={deposit} />
      <div className="grid gap-2.5">
        {status === 'failed' && (
          <Button isFullWidth isPending={isPending} onClick={retry}>
            {isPending ? text.opening : text.retry}
          </Button>
        )}
        {status === 'pending' && hasStopped && (
          <Button isFullWidth onClick={checkAgain}>
            {text.checkAgain}
          </Button>
        )}
        {status === 'pending' && deposit && (
          <>
            <p className="mt-2 text-label text-ink-2">{text.notPaidYet}</p>
            <Button kind="quiet" isFullWidth isPending={isPending} onClick={retry}>
              {isPending ? text.opening : text.openPage}
            </Button>
          </>
        )}
        {failure && (
          <p className="text-label text-ink-2">
            {failure.message} <PhoneLink phone={text.company.phone} />
          </p>
        )}
        {order && (
          <Link
            href={order}
            className={cx(buttonClass({ kind: status === 'paid' ? 'primary' : 'quiet' }), 'w-full')}
          >
            {text.order}
          </Link>
        )}
        <Link
          href="/"
          className={cx(buttonClass({ kind: status === 'paid' && !order ? 'primary' : 'quiet' }), 'w-full')}
        >
          {text.home}
        </Link>
      </div>
    </article>
  );
}
