import type { ReviewDecision } from '@app/contracts';
import { Button } from '@app/ui';
import { useState } from 'react';
import { ReviewDecisionDialog, type ReviewCase } from './review-decision-dialog';
import { text } from './text';

/** What staff may decide about a payment under review; each asks for its reason first. */
export function DecisionButtons({ review }: { review: ReviewCase }) {
  const [decision, setDecision] = useState<ReviewDecision | null>(null);
  return (
    <>
      <span className="flex flex-wrap gap-2">
        {review.decisions.map((offered) => (
          <Button key={offered} onClick={() => setDecision(offered)}>
            {text.decisions[offered]}
          </Button>
        ))}
      </span>
      {decision && (
        <ReviewDecisionDialog review={review} decision={decision} onClose={() => setDecision(null)} />
      )}
    </>
  );
}
