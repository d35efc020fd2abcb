import { type AdminOrderDetail, type AppointmentKind, type OrderStage } from '@app/contracts';
import { Button, cx, wholeReferences } from '@app/ui';
import {
  Banknote,
  CalendarDays,
  CircleCheck,
  Hammer,
  Landmark,
  type LucideIcon,
  MessageCircleQuestion,
  Phone,
  PoundSterling,
  TriangleAlert,
  Truck,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoveOrder } from '../../../features/board/use-move-order';
import { ReviewDecisions } from '../../../features/deposits/decisions';
import { attemptLabels } from '../../../features/deposits/text';
import { ProposalButtons } from '../../../features/measurements/revision-state';
import { stageLabels } from '../../../features/quotes/state-labels';
import { PhoneLink } from '../../../lib/contact-links';
import { LinkButton } from '../../../lib/controls/link-button';
import { DepositWays } from '../money/deposit-ways';
import type { OrderPageDialog } from '../order-page-dialogs';
import { text } from '../text';
import { stageOfAll, useMoveAll } from './move-all';
import type { NextStep } from './next-step';
import { nextStepText } from './next-step-text';
import { useOfferAppointment } from './use-offer-appointment';

interface NextBandProps {
  next: NextStep;
  order: AdminOrderDetail;
  ask: (question: OrderPageDialog) => void;
  onMeasure: (topId: string) => void;
}

const icons: Record<NextStep['kind'], LucideIcon> = {
  review: TriangleAlert,
  'cancellation-requested': Phone,
  credit: Undo2,
  deposit: Landmark,
  agreement: MessageCircleQuestion,
  sizes: Phone,
  'ask-balance': PoundSterling,
  make: Hammer,
  book: CalendarDays,
  'hand-over': Truck,
  unpaid: Banknote,
  nothing: CircleCheck,
};

export function NextBand({ next, order, ask, onMeasure }: NextBandProps) {
  const { title, detail, isLate } = nextStepText(next, order);
  const Icon = icons[next.kind];
  const { phone } = order.customer;
  const isToCall = (next.kind === 'sizes' || next.kind === 'cancellation-requested') && phone;
  return (
    <section
      aria-label={text.next}
      className={cx(
        'sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b px-4 py-3 wide:px-7',
        isLate ? 'border-bad-line bg-bad-tint' : 'border-chalk-line bg-chalk-tint',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'grid size-11 flex-none place-items-center rounded-full bg-surface max-wide:hidden',
          isLate ? 'text-bad' : 'text-chalk',
        )}
      >
        <Icon className="size-5" strokeWidth={1.5} />
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <p className={cx('text-body font-strong [overflow-wrap:anywhere]', isLate && 'text-bad')}>
          {wholeReferences(title)}
        </p>
        {(isToCall || detail) && (
          <p className="num text-small text-ink-2 [overflow-wrap:anywhere]">
            {isToCall && (
              <>
                <PhoneLink to={phone} className="font-label text-chalk hover:underline" />
                {detail && ', '}
              </>
            )}
            {wholeReferences(isToCall ? uncapitalised(detail) : detail)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-wide:w-full max-wide:[&>*]:flex-1 empty:hidden">
        <Buttons next={next} order={order} ask={ask} onMeasure={onMeasure} />
      </div>
    </section>
  );
}

const uncapitalised = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function Buttons({ next, order, ask, onMeasure }: NextBandProps): ReactNode {
  const primary = (label: string, onClick: () => void) => (
    <Button kind="primary" onClick={onClick}>
      {label}
    </Button>
  );
  const isAsked = order.money.balanceRequest !== null;
  switch (next.kind) {
    case 'review':
      return next.attempt ? (
        <ReviewDecisions
          review={{
            attemptId: next.attempt.id,
            words: next.attempt.reviewReason ?? attemptLabels.review ?? '',
            askedAmount: next.attempt.amount,
            chargedAmount: next.attempt.chargedAmount,
            decisions: next.attempt.decisions,
            customerName: order.customer.name,
          }}
        />
      ) : (
        <LinkButton to="/money">{text.inMoney}</LinkButton>
      );
    case 'cancellation-requested':
      return primary(text.cancelOrder, () => ask({ kind: 'cancel', topId: null }));
    case 'credit':
      return primary(text.giveBack, () => ask({ kind: 'give-back' }));
    case 'deposit':
      return (
        <>
          {primary(next.deposit.by === 'bank-transfer' ? text.recordTransfer : text.recordPayment, () =>
            ask({ kind: 'record' }),
          )}
          {order.customer.email && <DepositWays orderId={order.id} />}
        </>
      );
    case 'agreement':
      return (
        <ProposalButtons
          proposal={{
            quoteId: next.proposal.id,
            customerName: order.customer.name,
            previousTotal: next.top.totalPrice,
            totalPrice: next.proposal.totalPrice,
          }}
        />
      );
    case 'sizes':
      return (
        <>
          {primary(text.enterSizes, () => onMeasure(next.tops[0]?.id ?? ''))}
          {!next.visit && (
            <Button onClick={() => ask({ kind: 'book', what: 'measuring-visit' })}>{text.bookVisit}</Button>
          )}
        </>
      );
    case 'ask-balance':
      return (
        <>
          {primary(text.askForBalance, () => ask({ kind: 'ask-balance' }))}
          <MoveButton next={next} order={order} />
        </>
      );
    case 'make':
      return <MoveButton next={next} order={order} isPrimary />;
    case 'book':
      return <BookButtons next={next} order={order} ask={ask} />;
    case 'hand-over':
      return <MoveButton next={next} order={order} isPrimary />;
    case 'unpaid':
      return (
        <>
          {primary(text.recordPayment, () => ask({ kind: 'record' }))}
          {!isAsked && order.money.isDepositPaid && (
            <Button onClick={() => ask({ kind: 'ask-balance' })}>{text.askForBalance}</Button>
          )}
        </>
      );
    case 'nothing':
      return next.why === 'taken-back' && <LinkButton to="/">{text.toList}</LinkButton>;
  }
}

interface MoveButtonProps {
  next: Extract<NextStep, { top: unknown }>;
  order: AdminOrderDetail;
  isPrimary?: boolean;
}

/** Moves all tops if they are at the same stage, else only the next one. */
function MoveButton({ next: { top }, order, isPrimary = false }: MoveButtonProps) {
  const move = useMoveOrder();
  const all = useMoveAll({ quoteId: top.id, reference: order.reference });
  const handOver = order.needsDelivery ? 'delivered' : 'collected';
  const following: Partial<Record<OrderStage, OrderStage>> = {
    measured: 'in-production',
    'in-production': 'ready',
    ready: handOver,
  };
  const stage = top.stage;
  const to = stage && following[stage];
  if (!stage || !to) return null;
  const isOfAll = stageOfAll(order.tops) !== null;
  const words =
    to === 'delivered'
      ? text.isDelivered
      : to === 'collected'
        ? text.isCollected
        : (isOfAll ? text.moveAllTo : text.moveTo)(stageLabels[to]);
  return (
    <Button
      kind={isPrimary ? 'primary' : 'quiet'}
      isPending={move.isPending || all.isPending}
      onClick={() =>
        isOfAll
          ? all.start({ from: stage, stage: to })
          : move.mutate({ order: { id: top.id, reference: top.reference, stage }, to })
      }
    >
      {words}
    </Button>
  );
}

interface BookButtonsProps {
  next: Extract<NextStep, { kind: 'book' }>;
  order: AdminOrderDetail;
  ask: (question: OrderPageDialog) => void;
}

function BookButtons({ next, order, ask }: BookButtonsProps) {
  const { what, offered, top } = next;
  const offer = useOfferAppointment(top.id);
  const kind: AppointmentKind = what;
  const { canOffer, hasEmail } = order.appointments;
  return (
    <>
      {!offered && canOffer && (
        <>
          <Button kind="primary" onClick={() => ask({ kind: 'book', what: kind })}>
            {what === 'delivery' ? text.bookDelivery : text.bookCollection}
          </Button>
          {hasEmail && (
            <Button isPending={offer.isPending} onClick={() => offer.mutate(kind)}>
              {text.letPick}
            </Button>
          )}
        </>
      )}
      <MoveButton next={next} order={order} />
    </>
  );
}
