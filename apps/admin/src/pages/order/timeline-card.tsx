import { type AdminOrderDetail, paths } from '@app/contracts';
import { Button } from '@app/ui';
import { useState } from 'react';
import { QuoteTimeline } from '../../features/orders/quote-timeline';
import { NoteForm } from '../../lib/form/note-form';
import { moment } from '../../lib/status/short-time';
import { CardBody, OrderCard } from './order-card';
import { text } from './text';

/** Keeps the note field within reach. */
const initialCount = 10;

interface TimelineCardProps {
  timeline: AdminOrderDetail['timeline'];
  /** Any quote of the order. */
  quoteId: string;
}

export function TimelineCard({ timeline, quoteId }: TimelineCardProps) {
  const [isWhole, setWhole] = useState(timeline.length <= initialCount + 2);
  const [latest] = timeline;
  return (
    <OrderCard title={text.timeline} fact={latest && text.last(moment(latest.at))} isClosedOnPhone>
      <CardBody>
        <QuoteTimeline events={isWhole ? timeline : timeline.slice(0, initialCount)} />
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
