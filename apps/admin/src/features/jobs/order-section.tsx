import type { AdminQuoteDetail } from '@app/contracts';
import { countTops } from '@app/pricing';
import { Reference } from '@app/ui';
import { Link } from 'wouter';
import { PanelSection } from '../../lib/page/side-panel';
import { shortTime } from '../../lib/status/short-time';
import { MoveAll } from './move-all';
import { text } from './text';
import { panelLinkClass, TopList } from './top-list';

/** The order that a quote is part of, with its other tops one press away. */
export function OrderSection({ quote }: { quote: Pick<AdminQuoteDetail, 'id' | 'orderDetail'> }) {
  const { orderDetail: order } = quote;
  if (!order) return null;
  const { reference, tops } = order;
  const query = `search=${encodeURIComponent(reference)}`;
  return (
    <PanelSection title={text.order.title} aside={text.tops(countTops(tops))}>
      <p>
        <Reference className="font-strong">{reference}</Reference>
        <span className="text-admin text-ink-2">, {text.order.placed(shortTime(order.placedAt))}</span>
      </p>
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
