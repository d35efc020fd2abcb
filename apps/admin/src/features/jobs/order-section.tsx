import { type AdminOrder, type AdminQuoteDetail, handedOver } from '@app/contracts';
import { countTops, formatPounds } from '@app/pricing';
import { Button, Reference, wholeWords } from '@app/ui';
import { ClipboardPen, Plus, Truck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../../lib/controls/link-button';
import { PanelSection } from '../../lib/page/side-panel';
import { shortTime } from '../../lib/status/short-time';
import { takeOrderPath } from '../../lib/url/use-url-state';
import { orderBlockerOf } from '../../lib/status/order-blocker';
import { isBegun } from '../../lib/status/stage-words';
import { AddTopsDialog } from './add-tops-dialog';
import { DeliveryDialog } from './delivery-dialog';
import { MoveAll } from './move-all';
import { text } from './text';
import { panelLinkClass, TopList } from './top-list';

/** The order that a quote is part of, with its other tops one press away. */
export function OrderSection({ quote }: { quote: AdminQuoteDetail }) {
  const { orderDetail: order } = quote;
  if (!order) return orderBlockerOf(quote) === null ? <NoOrder quote={quote} /> : null;
  const { reference, tops, takenBy, deliveryAmount } = order;
  const { isOpen } = changesOf(order);
  const delivery =
    Number(deliveryAmount) > 0
      ? text.order.delivery(formatPounds(deliveryAmount))
      : isOpen && text.order.toBeCollected;
  const query = `search=${encodeURIComponent(reference)}`;
  return (
    <PanelSection title={text.order.title} aside={text.tops(countTops(tops))}>
      <p>
        <Reference className="font-strong">{reference}</Reference>
        <span className="text-admin text-ink-2">
          , {text.order.placed(shortTime(order.placedAt))}
          {takenBy && `, ${text.order.takenBy(takenBy)}`}
        </span>
      </p>
      {delivery && <p className="num mt-1 text-admin text-ink-2">{wholeWords(delivery)}</p>}
      {tops.length > 1 && (
        <>
          <TopList
            label={text.order.list(reference)}
            tops={tops}
            quoteId={quote.id}
            query={query}
            noStage={text.order.cancelled}
          />
          <p className="mt-2 text-admin">
            <Link href={`/?${query}`} className={panelLinkClass}>
              {text.list}
            </Link>
          </p>
          <p className="mt-1.5 text-caption text-ink-2">{text.paidTogether}</p>
        </>
      )}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        <MoveAll quoteId={quote.id} name={reference} tops={tops} />
        <OrderChanges quote={quote} order={order} />
      </div>
    </PanelSection>
  );
}

/** What can still be changed of an order, as far as its tops that go on are. */
function changesOf({ tops }: AdminOrder): { isOpen: boolean; canAdd: boolean } {
  const stages = tops.flatMap(({ stage }) => stage ?? []);
  return {
    isOpen: stages.some((stage) => !handedOver.includes(stage)),
    canAdd: stages.length > 0 && !stages.some(isBegun),
  };
}

function OrderChanges({ quote, order }: { quote: AdminQuoteDetail; order: AdminOrder }) {
  const [changing, setChanging] = useState<'delivery' | 'tops' | null>(null);
  const { isOpen, canAdd } = changesOf(order);
  const close = () => setChanging(null);
  return (
    <>
      {isOpen && (
        <Button icon={Truck} onClick={() => setChanging('delivery')}>
          {text.order.changeDelivery}
        </Button>
      )}
      {canAdd && (
        <Button icon={Plus} onClick={() => setChanging('tops')}>
          {text.order.addTops}
        </Button>
      )}
      {changing === 'delivery' && <DeliveryDialog order={order} quote={quote} onClose={close} />}
      {changing === 'tops' && <AddTopsDialog order={order} onClose={close} />}
    </>
  );
}

/** A caller who wants it is an order by one press. */
const NoOrder = ({ quote: { id } }: { quote: AdminQuoteDetail }) => (
  <PanelSection title={text.order.title}>
    <p className="text-admin text-ink-2">{text.order.none}</p>
    <p className="mt-2">
      <LinkButton to={takeOrderPath([id])} icon={ClipboardPen}>
        {text.order.take}
      </LinkButton>
    </p>
  </PanelSection>
);
