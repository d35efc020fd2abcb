import type { AdminQuote } from '@app/contracts';
import { showToast } from '@app/ui';
import { useOrderDialog } from './order-dialog-context';
import { text } from './text';

/** Opens the follow-up e-mail, or says that there is no address yet to send it to. */
export function useFollowUp(): (quote: AdminQuote) => void {
  const ask = useOrderDialog();
  return (quote) => {
    if (quote.customerEmail) ask('follow-up', quote);
    else showToast({ title: text.noAddressTitle, description: text.noAddressDetail, tone: 'bad' });
  };
}
