import { type AdminOrderDetail, handedOver } from '@app/contracts';
import { dateAndTimes } from '@app/ui';
import { CalendarDays, TriangleAlert } from 'lucide-react';
import { kindLabels } from '../../features/appointments/text';
import { TextButton } from '../../lib/controls';
import { TaskDue } from './next/task-due';
import { OrderAppointments } from './order-appointments';
import { CardBody, FoldingCard } from './folding-card';
import type { OrderPageDialog } from './order-page-dialogs';
import { text } from './text';

interface DeliveryCardProps {
  order: AdminOrderDetail;
  /** Any quote of the order. */
  quoteId: string;
  onOpenDialog: (dialog: OrderPageDialog) => void;
}

export function DeliveryCard({ order, quoteId, onOpenDialog }: DeliveryCardProps) {
  const { needsDelivery, deliveryAddress, appointments, tops } = order;
  const activeTops = tops.filter(({ stage }) => stage);
  const isOpen = activeTops.some(({ stage }) => stage && !handedOver.includes(stage));
  const kind = needsDelivery ? 'delivery' : 'collection';
  const deliveryTask = order.tasks.find((task) => task.kind === 'arrange-delivery');
  return (
    <FoldingCard title={text[kind]} summary={deliverySummary(order)} isClosedOnPhone>
      <CardBody>
        <p
          translate={needsDelivery && deliveryAddress ? 'no' : undefined}
          className="text-small whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {needsDelivery ? (deliveryAddress ?? text.noAddress) : text.collected}
        </p>
        {order.accessNote && (
          <p className="mt-1 text-small whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
            {order.accessNote}
          </p>
        )}
        {!appointments.appointments.some(
          (appointment) => appointment.kind === kind && appointment.state !== 'cancelled',
        ) &&
          isOpen && (
            <p className="mt-2 flex items-center gap-2 text-small text-ink-3">
              <CalendarDays className="size-4 flex-none" strokeWidth={1.5} />
              {text.noDay[kind]}
            </p>
          )}
        {deliveryTask && (
          <div className="mt-2 grid gap-1.5 text-small text-warn">
            <p className="flex items-center gap-2">
              <TriangleAlert className="size-4 flex-none" strokeWidth={1.5} />
              {deliveryTask.detail ?? deliveryTask.title}
            </p>
            <TaskDue task={deliveryTask} />
          </div>
        )}
        {isOpen && (
          <TextButton
            onClick={() => onOpenDialog({ kind: 'delivery' })}
            className="mt-2 block text-small max-wide:min-h-11"
          >
            {text.changeDelivery}
          </TextButton>
        )}
        {activeTops.length > 0 && (
          <div className="mt-3 border-t border-line pt-2.5 empty:hidden">
            <OrderAppointments
              known={appointments}
              quoteId={quoteId}
              onBook={() => onOpenDialog({ kind: 'book', what: isOpen ? kindToBook(order) : kind })}
            />
          </div>
        )}
      </CardBody>
    </FoldingCard>
  );
}

function kindToBook({ tops, needsDelivery }: AdminOrderDetail) {
  if (tops.some(({ stage }) => stage === 'to-measure')) return 'measuring-visit';
  return needsDelivery ? 'delivery' : 'collection';
}

/** What is booked, else the address. */
function deliverySummary({ appointments, needsDelivery, deliveryAddress }: AdminOrderDetail): string {
  const kind = needsDelivery ? 'delivery' : 'collection';
  const booked = appointments.appointments.find(({ state }) => state === 'booked');
  if (booked?.startsAt && booked.endsAt) {
    const time = dateAndTimes(booked.startsAt, booked.endsAt);
    return booked.kind === kind ? time : `${kindLabels[booked.kind]} ${time}`;
  }
  return needsDelivery
    ? (deliveryAddress?.split(/[\n,]/).at(-1)?.trim() ?? text.noAddress)
    : text.noDay.collection;
}
