import type { AdminQuoteDetail } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { IconButton, Reference } from '@app/ui';
import { X } from 'lucide-react';
import { orderBlockerOf } from './order-blocker';
import { sizeText, stoneDetail, stoneText } from './stone-text';
import { StoneThumbnail } from './stone-thumbnail';

export function QuoteRow({ quote, onRemove }: { quote: AdminQuoteDetail; onRemove: () => void }) {
  const blocker = orderBlockerOf(quote);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="size-9.5 flex-none">
        <StoneThumbnail color={quote.color} />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <Reference className="font-strong">{quote.reference}</Reference>
        <span className="num block text-caption text-ink-3">
          {stoneText(quote)}, {sizeText(quote)} mm, {stoneDetail(quote)}
        </span>
        {blocker && <span className="block text-caption font-label text-bad">{blocker}</span>}
      </span>
      <span translate="no" className="num whitespace-nowrap">
        {formatPounds(quote.totalPrice)}
      </span>
      <IconButton icon={X} label={`Remove ${quote.reference}`} onClick={onRemove} />
    </li>
  );
}
