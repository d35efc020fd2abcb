import { type AdminOrderDetail, paths } from '@app/contracts';
import { Button } from '@app/ui';
import { useState } from 'react';
import { QuoteTimeline } from '../../features/orders/quote-timeline';
import { NoteForm } from '../../lib/form';
import { timeInSentence } from '../../lib/status/short-time';
import { CardBody, FoldingCard } from './folding-card';
import { text } from './text';

/** Keeps the note field close to the top. */
const initialCount = 10;

interface TimelineCardProps {
  timeline: AdminOrderDetail['timeline'];
  /** Any quote of the order. */
  quoteId: string;
}

export function TimelineCard({ timeline, quoteId }: TimelineCardProps) {
  const [showsAll, setShowsAll] = useState(timeline.length <= initialCount + 2);
  const [latest] = timeline;
  return (
    <FoldingCard
      title={text.timeline}
      summary={latest && text.last(timeInSentence(latest.at))}
      isClosedOnPhone
    >
      <CardBody>
        <QuoteTimeline events={showsAll ? timeline : timeline.slice(0, initialCount)} />
        {!showsAll && (
          <Button kind="ghost" className="mt-2" onClick={() => setShowsAll(true)}>
            {text.showAll(timeline.length)}
          </Button>
        )}
        <NoteForm invalidates={['orders']} path={paths.adminQuoteNotes(quoteId)} />
      </CardBody>
    </FoldingCard>
  );
}
