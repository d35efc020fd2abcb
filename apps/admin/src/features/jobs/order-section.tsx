import type { AdminQuoteDetail } from '@app/contracts';
import { countTops, formatPounds } from '@app/pricing';
import { Reference } from '@app/ui';
import { ClipboardPen } from 'lucide-react';
import { Link } from 'wouter';
import { LinkButton } from '../../lib/controls/link-button';
import { PanelSection } from '../../lib/page/side-panel';
import { shortTime } from '../../lib/status/short-time';
import { takeOrderPath } from '../../lib/url/use-url-state';
import { orderBlockerOf } from '../../lib/status/order-blocker';
import { MoveAll } from './move-all';
import { text } from './text';
import { panelLinkClass, TopList } from './top-list';

/** The order that a quote is part of, with its other tops one press away. */
export function OrderSection({ quote }: { quote: AdminQuoteDetail }) {
  const { orderDetail: order } = quote;
  if (!order) return orderBlockerOf(quote) === null ? <NoOrder quote={quote} /> : null;
  const { reference, tops, takenBy, deliveryAmount } = order;
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
      {Number(deliveryAmount) > 0 && (
        <p className="num mt-1 text-admin text-ink-2">{text.order.delivery(formatPounds(deliveryAmount))}</p>
      )}
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
          <div className="mt-2">
            <MoveAll quoteId={quote.id} name={reference} tops={tops} />
          </div>
        </>
      )}
    </PanelSection>
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
