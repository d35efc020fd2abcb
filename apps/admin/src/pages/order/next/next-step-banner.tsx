import {
  type AdminAppointment,
  type AdminOrderDetail,
  type AdminTask,
  type AppointmentKind,
  type OrderStage,
} from '@app/contracts';
import { Button, cx, wholeReferences } from '@app/ui';
import {
  Banknote,
  CalendarDays,
  CircleCheck,
  Hammer,
  Landmark,
  type LucideIcon,
  MessageCircleQuestion,
  PencilRuler,
  Phone,
  PoundSterling,
  TriangleAlert,
  Truck,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useHandOver } from '../../../features/appointments/use-hand-over';
import { useMoveOrder } from '../../../features/board/use-move-order';
import { ReviewDecisions } from '../../../features/deposits/decisions';
import { attemptLabels } from '../../../features/deposits/text';
import { ProposalButtons } from '../../../features/measurements/revision-state';
import { SendDrawingButton } from '../../../features/measurements/send-drawing-button';
import { stageLabels } from '../../../features/quotes/state-labels';
import { useTickTask } from '../../../features/tasks/use-tick-task';
import { PhoneLink } from '../../../lib/contact-links';
import { LinkButton } from '../../../lib/controls';
import { DepositRequestButtons } from '../money/deposit-request-buttons';
import type { OrderPageDialog } from '../order-page-dialogs';
import { text } from '../text';
import { stageOfAll, useMoveAll } from './move-all';
import type { NextStep } from './next-step';
import { nextStepText } from './next-step-text';
import { problemOf } from './todo-card';
import { useOfferAppointment } from './use-offer-appointment';

interface NextStepBannerProps {
  next: NextStep;
  order: AdminOrderDetail;
  onOpenDialog: (dialog: OrderPageDialog) => void;
  onMeasure: (topId: string) => void;
}

const icons: Record<NextStep['kind'], LucideIcon> = {
  review: TriangleAlert,
  'cancellation-requested': Phone,
  credit: Undo2,
  deposit: Landmark,
  agreement: MessageCircleQuestion,
  problem: TriangleAlert,
  sizes: Phone,
  'ask-balance': PoundSterling,
  drawing: PencilRuler,
  make: Hammer,
  book: CalendarDays,
  'hand-over': Truck,
  unpaid: Banknote,
  nothing: CircleCheck,
};

export function NextStepBanner({ next, order, onOpenDialog, onMeasure }: NextStepBannerProps) {
  const { title, detail, isLate } = nextStepText(next, order);
  const Icon = icons[next.kind];
  const { phone } = order.customer;
  const showsPhone = (next.kind === 'sizes' || next.kind === 'cancellation-requested') && phone;
  return (
    <section
      aria-label={text.next}
      className={cx(
        'wide:sticky wide:top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b px-4 py-3 wide:px-7',
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
        {(showsPhone || detail) && (
          <p className="num text-small text-ink-2 [overflow-wrap:anywhere]">
            {showsPhone && (
              <>
                <PhoneLink value={phone} className="font-label text-chalk hover:underline" />
                {detail && ', '}
              </>
            )}
            {wholeReferences(showsPhone ? uncapitalised(detail) : detail)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-wide:w-full max-wide:[&>*]:flex-1 empty:hidden">
        <Buttons next={next} order={order} onOpenDialog={onOpenDialog} onMeasure={onMeasure} />
      </div>
    </section>
  );
}

/** Some tops are ready while others are still made. */
const hasUnbookedReadyTops = ({ appointments: { canOffer, tops } }: AdminOrderDetail): boolean =>
  canOffer && tops.some(({ stage, free }) => stage === 'ready' && free > 0);

const uncapitalised = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function Buttons({ next, order, onOpenDialog, onMeasure }: NextStepBannerProps): ReactNode {
  const primary = (label: string, onClick: () => void) => (
    <Button kind="primary" onClick={onClick}>
      {label}
    </Button>
  );
  const hasBalanceRequest = order.money.balanceRequest !== null;
  switch (next.kind) {
    case 'review':
      return next.attempt ? (
        <ReviewDecisions
          review={{
            attemptId: next.attempt.id,
            reasonText: next.attempt.reviewReason ?? attemptLabels.review ?? '',
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
      return primary(text.cancelOrder, () => onOpenDialog({ kind: 'cancel', topId: null }));
    case 'credit':
      return primary(text.refundCredit, () => onOpenDialog({ kind: 'refund-credit' }));
    case 'deposit':
      return (
        <>
          {primary(next.deposit.method === 'bank-transfer' ? text.recordTransfer : text.recordPayment, () =>
            onOpenDialog({ kind: 'record' }),
          )}
          {order.customer.email && <DepositRequestButtons orderId={order.id} />}
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
    case 'problem':
      return (
        <>
          <SolvedButton task={next.task} />
          {order.customer.email && (
            <Button onClick={() => onOpenDialog({ kind: 'mail', problem: problemOf(next.task) })}>
              {text.tellCustomer}
            </Button>
          )}
        </>
      );
    case 'sizes':
      return (
        <>
          {primary(text.enterSizes, () => onMeasure(next.tops[0]?.id ?? ''))}
          {!next.visit && (
            <Button onClick={() => onOpenDialog({ kind: 'book', what: 'measuring-visit' })}>
              {text.bookVisit}
            </Button>
          )}
        </>
      );
    case 'ask-balance':
      return (
        <>
          {primary(text.askForBalance, () => onOpenDialog({ kind: 'ask-balance' }))}
          <MoveButton next={next} order={order} />
        </>
      );
    case 'drawing': {
      const { top, drawing } = next;
      const canSend = drawing.isComplete && order.customer.email !== null;
      return (
        <>
          {!drawing.isComplete && primary(text.enterSizes, () => onMeasure(top.id))}
          {canSend && <SendDrawingButton kind="primary" quoteId={top.id} mailedAt={drawing.mailedAt} />}
          <MoveButton next={next} order={order} />
        </>
      );
    }
    case 'make':
      return (
        <>
          <MoveButton next={next} order={order} isPrimary />
          {hasUnbookedReadyTops(order) && (
            <Button
              onClick={() =>
                onOpenDialog({ kind: 'book', what: order.needsDelivery ? 'delivery' : 'collection' })
              }
            >
              {order.needsDelivery ? text.bookPartDelivery : text.bookPartCollection}
            </Button>
          )}
        </>
      );
    case 'book':
      return <BookButtons next={next} order={order} onOpenDialog={onOpenDialog} />;
    case 'hand-over':
      return <HandOverButton appointment={next.appointment} />;
    case 'unpaid':
      return (
        <>
          {primary(text.recordPayment, () => onOpenDialog({ kind: 'record' }))}
          {!hasBalanceRequest && order.money.isDepositPaid && (
            <Button onClick={() => onOpenDialog({ kind: 'ask-balance' })}>{text.askForBalance}</Button>
          )}
        </>
      );
    case 'nothing':
      return next.reason === 'taken-back' && <LinkButton to="/">{text.toList}</LinkButton>;
  }
}

function HandOverButton({ appointment }: { appointment: AdminAppointment }) {
  const { start, isPending, dialog } = useHandOver(appointment);
  return (
    <>
      <Button kind="primary" isPending={isPending} onClick={start}>
        {appointment.kind === 'collection' ? text.isCollected : text.isDelivered}
      </Button>
      {dialog}
    </>
  );
}

interface MoveButtonProps {
  next: Extract<NextStep, { top: unknown }>;
  order: AdminOrderDetail;
  isPrimary?: boolean;
}

/** Moves all tops if they are at the same stage, else only the next one. */
function MoveButton({ next: { top }, order, isPrimary = false }: MoveButtonProps) {
  const move = useMoveOrder();
  const moveAll = useMoveAll({ quoteId: top.id, reference: order.reference });
  const handedOverStage = order.needsDelivery ? 'delivered' : 'collected';
  const nextStage: Partial<Record<OrderStage, OrderStage>> = {
    measured: 'in-production',
    'in-production': 'ready',
    ready: handedOverStage,
  };
  const stage = top.stage;
  const to = stage && nextStage[stage];
  if (!stage || !to) return null;
  const movesAll = stageOfAll(order.tops) !== null;
  const label = () => {
    if (to === 'delivered') return text.isDelivered;
    if (to === 'collected') return text.isCollected;
    return (movesAll ? text.moveAllTo : text.moveTo)(stageLabels[to]);
  };
  return (
    <>
      <Button
        kind={isPrimary ? 'primary' : 'quiet'}
        isPending={move.isPending || moveAll.isPending}
        onClick={() =>
          movesAll
            ? moveAll.start({ from: stage, stage: to })
            : move.mutate({ order: { id: top.id, reference: top.reference, stage }, to })
        }
      >
        {label()}
      </Button>
      {move.dialog}
      {moveAll.dialog}
    </>
  );
}

function SolvedButton({ task }: { task: AdminTask }) {
  const tick = useTickTask(() => undefined);
  return (
    <Button kind="primary" isPending={tick.isPending} onClick={() => tick.mutate({ task, isDone: true })}>
      {text.isSolved}
    </Button>
  );
}

interface BookButtonsProps {
  next: Extract<NextStep, { kind: 'book' }>;
  order: AdminOrderDetail;
  onOpenDialog: (dialog: OrderPageDialog) => void;
}

function BookButtons({ next, order, onOpenDialog }: BookButtonsProps) {
  const { what, offered, top } = next;
  const offer = useOfferAppointment(top.id);
  const kind: AppointmentKind = what;
  const { canOffer, hasEmail } = order.appointments;
  return (
    <>
      {!offered && canOffer && (
        <>
          <Button kind="primary" onClick={() => onOpenDialog({ kind: 'book', what: kind })}>
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
