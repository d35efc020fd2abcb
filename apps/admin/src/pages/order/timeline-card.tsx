import { type AdminOrderDetail, paths } from '@app/contracts';
import { Button } from '@app/ui';
import { useState } from 'react';
import { QuoteTimeline } from '../../features/orders/quote-timeline';
import { NoteForm } from '../../lib/form/note-form';
import { moment } from '../../lib/status/short-time';
import { CardBody, OrderCard } from './order-card';
import { text } from './text';

/** So many are seen at first: a note is not written three screens down. */
const shownAtFirst = 10;

interface TimelineCardProps {
  timeline: AdminOrderDetail['timeline'];
  /** One of its quotes. */
  quoteId: string;
}

/** What happened, the latest first, and what staff note of it. */
export function TimelineCard({ timeline, quoteId }: TimelineCardProps) {
  const [isWhole, setWhole] = useState(timeline.length <= shownAtFirst + 2);
  const [latest] = timeline;
  return (
    <OrderCard title={text.timeline} fact={latest && text.last(moment(latest.at))} isClosedOnPhone>
      <CardBody>
        <QuoteTimeline events={isWhole ? timeline : timeline.slice(0, shownAtFirst)} />
        {!isWhole && (
          <Button kind="ghost" className="mt-2" onClick={() => setWhole(true)}>
            {text.showAll(timeline.length)}
          </Button>
        )}
        <NoteForm changes={['orders']} path={paths.adminQuoteNotes(quoteId)} />
      </CardBody>
    </OrderCard>
  );
}
