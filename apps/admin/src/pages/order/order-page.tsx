import { type AdminOrderDetail, type AdminOrderTop, paths } from '@app/contracts';
import { Badge } from '@app/ui';
import { isApiError } from '@app/web-client';
import { useState } from 'react';
import { Redirect, useRoute } from 'wouter';
import { stateTones, stateLabels } from '../../features/quotes/state-labels';
import { useAdminQuery } from '../../lib/api';
import { AdminPage, EmptyState, Loaded } from '../../lib/page';
import { timeInSentence } from '../../lib/status/short-time';
import { linkTo, topParam, useUrlState } from '../../lib/use-url-state';
import { CustomerCard } from './customer-card';
import { DeliveryCard } from './delivery-card';
import { MoneyCard } from './money/money-card';
import { NextStepBanner } from './next/next-step-banner';
import { nextStepOf, topOfNextStep } from './next/next-step';
import { TodoCard } from './next/todo-card';
import { OrderHeaderActions } from './order-header-actions';
import { type OrderPageDialog, OrderPageDialogs } from './order-page-dialogs';
import { text } from './text';
import { TimelineCard } from './timeline-card';
import { TopsCard } from './tops-card';
import { depositPollingMs } from '../../features/deposits/deposit-polling';

const back = { label: text.back, href: '/' };

/** Without an id it is the list's. */
export function OrderPage() {
  const [, params] = useRoute('/orders/:id');
  return params ? <OrderById id={params.id} /> : <Redirect to={linkTo('/')} replace />;
}

function OrderById({ id }: { id: string }) {
  const query = useAdminQuery<AdminOrderDetail>(paths.adminOrder(id), {
    refreshMs: ({ money }) => depositPollingMs(money),
  });
  if (query.data) return <OpenOrder key={id} order={query.data} />;
  return (
    <AdminPage title={text.title} back={back}>
      {isApiError(query.error, 'order/not-found') ? (
        <EmptyState isError dimensionLabel="?" title={text.gone} detail={text.goneDetail} />
      ) : (
        <Loaded
          query={query}
          loading={text.loading}
          skeletons={['h-11 w-60', 'h-80 w-full', 'h-40 w-full']}
          className="grid gap-4"
        >
          {() => null}
        </Loaded>
      )}
    </AdminPage>
  );
}

function OpenOrder({ order }: { order: AdminOrderDetail }) {
  const [openDialog, setOpenDialog] = useState<OrderPageDialog | null>(null);
  const [measuringId, setMeasuringId] = useState<string | null>(null);
  const opened = useOpenedTops(order);
  const { reference, state, tops } = order;
  const next = nextStepOf(order);
  const [first] = tops;
  const leadTop = tops.find(({ stage }) => stage) ?? first;
  const quoteId = leadTop?.id ?? '';
  const defaultTopId = topOfNextStep(next) ?? quoteId;
  const startMeasuring = (topId: string | null) => {
    if (topId) opened.open(topId);
    setMeasuringId(topId);
  };
  const cardProps = { order, quoteId, onOpenDialog: setOpenDialog };
  return (
    <AdminPage
      title={reference}
      back={back}
      badge={state && <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>}
      actions={<OrderHeaderActions order={order} onOpenDialog={setOpenDialog} />}
      banner={
        <NextStepBanner next={next} order={order} onOpenDialog={setOpenDialog} onMeasure={startMeasuring} />
      }
    >
      <Title order={order} />
      <div className="grid items-start gap-3.5 wide:grid-cols-[minmax(0,1fr)_300px] wide:grid-rows-[auto_1fr] full:grid-cols-[minmax(0,1fr)_348px] full:gap-5">
        <div className="grid min-w-0 gap-3.5 full:gap-5">
          <TopsCard
            order={order}
            onOpenDialog={setOpenDialog}
            measuringId={measuringId}
            onMeasure={startMeasuring}
            isOpen={(top) => opened.isOpen(top, defaultTopId)}
            onToggle={(top) => opened.toggle(top, defaultTopId)}
          />
          <TodoCard order={order} next={next} onOpenDialog={setOpenDialog} />
        </div>
        <div className="grid min-w-0 gap-3.5 wide:col-start-2 wide:row-span-2 wide:row-start-1 full:gap-5">
          <MoneyCard {...cardProps} />
          <DeliveryCard {...cardProps} />
          <CustomerCard {...cardProps} />
        </div>
        <TimelineCard timeline={order.timeline} quoteId={quoteId} />
      </div>
      <OrderPageDialogs order={order} open={openDialog} onClose={() => setOpenDialog(null)} />
    </AdminPage>
  );
}

function Title({ order: { job, customer, placedAt, channel, takenBy } }: { order: AdminOrderDetail }) {
  const who = customer.name ?? customer.email ?? customer.phone;
  const orderedText = text.ordered(timeInSentence(placedAt), text.channels[channel], takenBy);
  return (
    <div className="mb-4 wide:mb-5">
      <p translate="no" className="font-display text-h3 [overflow-wrap:anywhere] wide:text-headline">
        {job?.name ?? who ?? text.noName}
      </p>
      <p className="num mt-1 text-small text-ink-3">
        {job && who ? `${who}, ${orderedText.charAt(0).toLowerCase()}${orderedText.slice(1)}` : orderedText}
      </p>
    </div>
  );
}

/** At first the top in the URL is open, or else the one of the next step. */
function useOpenedTops({ tops }: AdminOrderDetail) {
  const linked = useUrlState().get(topParam);
  const [openById, setOpenById] = useState<Readonly<Record<string, boolean>>>({});
  const linkedTop =
    linked === null
      ? undefined
      : tops.find(({ id, ordered, proposal }) => [id, ordered.id, proposal?.id].includes(linked));
  const isOpen = (top: AdminOrderTop, shownId: string) =>
    openById[top.id] ?? top.id === (linkedTop?.id ?? shownId);
  return {
    isOpen,
    toggle: (top: AdminOrderTop, shownId: string) =>
      setOpenById({ ...openById, [top.id]: !isOpen(top, shownId) }),
    open: (topId: string) => setOpenById({ ...openById, [topId]: true }),
  };
}
