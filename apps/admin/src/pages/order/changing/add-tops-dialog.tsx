import { type AddTopsRequest, type AdminOrderDetail, type AdminQuoteDetail, paths } from '@app/contracts';
import { countTops, formatGbp, sumPence, toPence } from '@app/pricing';
import { keepUnbroken } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useController, type UseFormReturn } from 'react-hook-form';
import { FindQuote } from '../../../features/quotes/find-quote';
import { orderBlockerOf } from '../../../features/quotes/order-blocker';
import { QuoteRow } from '../../../features/quotes/quote-row';
import { SendDialog } from '../../../lib/form/send-dialog';
import { text } from './text';

const words = text.addTops;

type AddTopsFields = { quotes: AdminQuoteDetail[] };

interface AddTopsDialogProps {
  order: Pick<AdminOrderDetail, 'id' | 'reference' | 'tops'>;
  onClose: () => void;
}

export const AddTopsDialog = ({ order, onClose }: AddTopsDialogProps) => (
  <SendDialog<AddTopsFields>
    title={words.title(order.reference)}
    description={words.lede}
    start={{ quotes: [] }}
    send={({ quotes }) => {
      const body: AddTopsRequest = { quoteIds: quotes.map(({ id }) => id) };
      return apiMutation('POST', paths.orderTops(order.id), body);
    }}
    changes={['orders', 'money', 'tasks', 'mails', 'people']}
    sent={({ quotes }) => ({ title: words.done(countTops(quotes), order.reference) })}
    failure={words.failed}
    submit={({ quotes }) => words.submit(countTops(quotes))}
    sending={words.sending}
    onClose={onClose}
  >
    {(form) => <AddedTops form={form} order={order} />}
  </SendDialog>
);

function AddedTops({
  form,
  order,
}: {
  form: UseFormReturn<AddTopsFields>;
  order: AddTopsDialogProps['order'];
}) {
  const {
    field: { ref, value: quotes, onChange },
    fieldState,
  } = useController({
    control: form.control,
    name: 'quotes',
    rules: { validate: (quotes) => (quotes.length > 0 ? undefined : words.missing) },
  });
  const tops = order.tops.filter(({ stage }) => stage);
  return (
    <>
      <FindQuote
        ref={ref}
        label={words.quote}
        add={words.find}
        error={fieldState.error?.message}
        refuse={(quote) => {
          if (quote.order?.id === order.id) return words.isIn;
          if (quotes.some(({ id }) => id === quote.id)) return words.isOnList;
          return orderBlockerOf(quote);
        }}
        onFound={(quote) => onChange([...quotes, quote])}
      />
      {quotes.length > 0 && (
        <ul aria-label={words.list} className="divide-y divide-line border-y border-line">
          {quotes.map((quote) => (
            <QuoteRow
              key={quote.id}
              quote={quote}
              onRemove={() => {
                onChange(quotes.filter(({ id }) => id !== quote.id));
                form.setFocus('quotes');
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="num text-small text-ink-2">
        {keepUnbroken(words.sum(totalOf(tops), quotes.length > 0 ? totalOf([...tops, ...quotes]) : null))}
      </p>
    </>
  );
}

const totalOf = (tops: readonly { totalPrice: string }[]): string =>
  formatGbp(sumPence(tops.map(({ totalPrice }) => toPence(totalPrice))));
