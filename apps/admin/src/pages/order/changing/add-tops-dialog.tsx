import { type AddTopsRequest, type AdminOrderDetail, type AdminQuoteDetail, paths } from '@app/contracts';
import { countTops, formatGbp, sumPence, toPence } from '@app/pricing';
import { wholeReferencesAndAmounts } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useController, type UseFormReturn } from 'react-hook-form';
import { FindQuote } from '../../../features/quotes/find-quote';
import { orderBlockerOf } from '../../../features/quotes/order-blocker';
import { QuoteRow } from '../../../features/quotes/quote-row';
import { FormDialog } from '../../../lib/form';
import { text } from './text';

const dialogText = text.addTops;

type AddTopsFields = { quotes: AdminQuoteDetail[] };

interface AddTopsDialogProps {
  order: Pick<AdminOrderDetail, 'id' | 'reference' | 'tops'>;
  onClose: () => void;
}

export const AddTopsDialog = ({ order, onClose }: AddTopsDialogProps) => (
  <FormDialog<AddTopsFields>
    title={dialogText.title(order.reference)}
    description={dialogText.intro}
    defaultValues={{ quotes: [] }}
    mutationFn={({ quotes }) => {
      const body: AddTopsRequest = { quoteIds: quotes.map(({ id }) => id) };
      return apiMutation('POST', paths.orderTops(order.id), body);
    }}
    invalidates={['orders', 'money', 'tasks', 'mails', 'people']}
    successToast={({ quotes }) => ({ title: dialogText.done(countTops(quotes), order.reference) })}
    failure={dialogText.failed}
    submitLabel={({ quotes }) => dialogText.submit(countTops(quotes))}
    pendingLabel={dialogText.sending}
    onClose={onClose}
  >
    {(form) => <AddedTops form={form} order={order} />}
  </FormDialog>
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
    rules: { validate: (quotes) => (quotes.length > 0 ? undefined : dialogText.missing) },
  });
  const tops = order.tops.filter(({ stage }) => stage);
  return (
    <>
      <FindQuote
        ref={ref}
        label={dialogText.quote}
        addLabel={dialogText.find}
        error={fieldState.error?.message}
        rejectionOf={(quote) => {
          if (quote.order?.id === order.id) return dialogText.alreadyInOrder;
          if (quotes.some(({ id }) => id === quote.id)) return dialogText.alreadyListed;
          return orderBlockerOf(quote);
        }}
        onFound={(quote) => onChange([...quotes, quote])}
      />
      {quotes.length > 0 && (
        <ul aria-label={dialogText.list} className="divide-y divide-line border-y border-line">
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
        {wholeReferencesAndAmounts(
          dialogText.sum(totalOf(tops), quotes.length > 0 ? totalOf([...tops, ...quotes]) : null),
        )}
      </p>
    </>
  );
}

const totalOf = (tops: readonly { totalPrice: string }[]): string =>
  formatGbp(sumPence(tops.map(({ totalPrice }) => toPence(totalPrice))));
