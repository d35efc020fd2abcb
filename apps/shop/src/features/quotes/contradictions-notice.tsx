import type { QuoteResponse } from '@app/contracts';
import { TriangleAlert } from 'lucide-react';
import { NoticeBox } from '../../lib/notice-box';

interface ContradictionsNoticeProps {
  quote: QuoteResponse;
  className?: string;
}

/** Lists what in a saved top cannot be made as chosen; renders nothing if all can (D53). */
export const ContradictionsNotice = ({ quote, className }: ContradictionsNoticeProps) =>
  quote.contradictions?.length ? (
    <NoticeBox icon={TriangleAlert} title="This top cannot be made as it was chosen" className={className}>
      {quote.contradictions.map((sentence) => (
        <span key={sentence} className="mt-1 block">
          {sentence}
        </span>
      ))}
    </NoticeBox>
  ) : null;
