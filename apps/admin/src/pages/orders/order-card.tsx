import type { AdminQuote } from '@app/contracts';
import { formatPounds, formatSize } from '@app/pricing';
import { DepositCell } from '../../features/orders/deposit-cell';
import { OrderStatusMenu } from '../../features/orders/order-status-menu';
import { QuoteMarks } from '../../features/orders/quote-marks';
import { contactOf } from '../../features/orders/quote-words';
import { FilesNote } from '../../features/orders/stone-cell';
import { StoneThumbnail } from '../../features/orders/stone-thumbnail';
import { text } from '../../features/orders/text';
import { shortDay } from '../../lib/status/short-time';
import type { CardParts } from '../../lib/table/column';

/** A quote on a phone (design §7, 'Orders'). */
export const orderCard = (quote: AdminQuote): CardParts => ({
  picture: <StoneThumbnail color={quote.color} />,
  title: contactOf(quote)[0] ?? text.noContact,
  end: formatPounds(quote.totalPrice),
  lines: [
    `${quote.color.name}, ${formatSize({ lengthMm: quote.length, widthMm: quote.width })}`,
    <span key="reference" className="flex flex-wrap items-center gap-x-2 text-caption text-ink-3">
      {quote.reference}, {shortDay(quote.createdAt)}
      <FilesNote quote={quote} />
    </span>,
    <QuoteMarks key="marks" quote={quote} />,
  ],
  footStart: <DepositCell quote={quote} />,
  footEnd: <OrderStatusMenu quote={quote} />,
});
