import type { SelectionPrice } from '@app/configuration';
import { formatGbp } from '@app/pricing';
import { useDebounced } from '@app/ui';
import { text } from '../../text';

/** Typing a size changes the price with every key, so it is announced after a pause. Prompts announce themselves. */
const announceAfterMs = 600;

export function PriceAnnouncement({ price }: { price: SelectionPrice }) {
  const announcement =
    price.kind === 'priced' ? text.announcedPrice(formatGbp(price.total), formatGbp(price.deposit)) : '';
  return (
    <p aria-live="polite" className="sr-only">
      {useDebounced(announcement, announceAfterMs)}
    </p>
  );
}
