import { type AdminOrderRow, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { wholeReferences } from '@app/ui';
import { apiQuery } from '@app/web-client';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useAdminMutation } from '../../lib/api';
import { LookUpField } from '../../lib/form';
import { type OrderChoice, toOrderChoice } from './choice';
import { text } from './text';

const maxFound = 8;

export const optionOf = ({ order, reference, customerName, due, dueFor }: OrderChoice): string =>
  text.option(
    order?.reference ?? reference,
    customerName,
    Number(due) > 0 ? text.due[dueFor](formatPounds(due)) : text.paid,
  );

/** Uses the search of the order list. A single result is chosen immediately. */
export function FindOrder({ onFound }: { onFound: (order: OrderChoice) => void }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<OrderChoice[] | null>(null);
  const find = useAdminMutation({
    invalidates: [],
    mutationFn: async (search: string) => {
      const query = new URLSearchParams({ search, pageSize: String(maxFound + 1) });
      return (await apiQuery<AdminOrderRow[]>(`${paths.adminOrders}?${query.toString()}`)).map(toOrderChoice);
    },
    failure: text.lookUpFailed,
    onSuccess: (orders) => {
      const [only] = orders;
      if (only && orders.length === 1) onFound(only);
      else setFound(orders);
    },
  });
  const isUnknown = found?.length === 0 && find.variables === typed.trim();
  return (
    <div className="grid gap-2">
      <LookUpField
        label={text.otherOrderOf}
        buttonLabel={text.find}
        icon={Search}
        typed={typed}
        onTyped={setTyped}
        onLookUp={find.mutate}
        isPending={find.isPending}
        error={isUnknown && text.unknown(typed.trim())}
      />
      {found && found.length > 0 && (
        <ul aria-label={text.foundOrders} className="divide-y divide-line rounded-2 border border-line">
          {found.slice(0, maxFound).map((order) => (
            <li key={order.quoteId}>
              <button
                type="button"
                onClick={() => onFound(order)}
                className="min-h-11 w-full px-3 py-1.5 text-left text-small hover:bg-sunken wide:min-h-9"
              >
                {wholeReferences(optionOf(order))}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && found.length > maxFound && <p className="text-caption text-ink-3">{text.moreFound}</p>}
    </div>
  );
}
