import { type AdminQuoteDetail, paths, type RetryDepositResponse, type TakenOrder } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { orderBlockerOf } from '../../features/quotes/order-blocker';
import { QuoteRow } from '../../features/quotes/quote-row';
import { IdempotentRequest } from '../../lib/api';
import { openInNewTab } from '../../lib/controls';
import { FormError, useEditForm } from '../../lib/form';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { AdminPage, Card } from '../../lib/page';
import { orderPath } from '../../lib/use-url-state';
import { AddQuote } from './add-quote';
import { OrderFieldCards } from './order-fields';
import { type OrderFields, orderTotal, initialFields, toTakeOrderRequest } from './order-form';
import { OrderSum } from './order-sum';
import { text } from './text';

interface TakeOrderFormProps {
  initialQuotes: readonly AdminQuoteDetail[];
  onCancel: () => void;
}

export function TakeOrderForm({ initialQuotes, onCancel }: TakeOrderFormProps) {
  const [quotes, setQuotes] = useState(initialQuotes);
  const [intent] = useState(() => new IdempotentRequest());
  const [initial] = useState(() => initialFields(initialQuotes));
  const [, navigate] = useLocation();
  const edit = useEditForm<TakenOrder, OrderFields>({
    invalidates: ['orders', 'money', 'tasks', 'mails', 'people'],
    toFields: () => initial,
    save: async (values) => {
      const order = await intent.post<TakenOrder>(paths.adminOrders, toTakeOrderRequest(values, quotes));
      if (values.depositBy === 'card-phone') await openCardPage(order.id);
      return order;
    },
    onSaved: ({ reference }) => showToast({ title: text.taken(reference) }),
    closeAfterSave: ({ id }) => navigate(orderPath(id)),
    failure: text.failed,
  });
  const { form } = edit;
  const values = { ...initial, ...useWatch({ control: form.control }) };
  const total = orderTotal(quotes, values.needsDelivery === 'yes');
  const isOrderable = quotes.every((quote) => orderBlockerOf(quote) === null);
  return (
    <AdminPage
      title={text.title}
      actions={
        <Button kind="ghost" onClick={() => leaveGuard.confirmThen(onCancel)}>
          {text.cancel}
        </Button>
      }
    >
      <form
        noValidate
        aria-label={text.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (quotes.length > 0 && isOrderable) edit.submit(event);
        }}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_300px] full:grid-cols-[minmax(0,1fr)_360px] full:gap-5"
      >
        {/* On phones the scroll margin keeps the focused field above the sum at the bottom. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-wide:[&_:is(input,textarea,select,button)]:scroll-mb-45">
          <FormError edit={edit} />
          <Card title={text.what}>
            {quotes.length === 0 && <p className="text-ink-3">{text.none}</p>}
            <ul className="divide-y divide-line">
              {quotes.map((quote) => (
                <QuoteRow
                  key={quote.id}
                  quote={quote}
                  onRemove={() => setQuotes(quotes.filter((added) => added !== quote))}
                />
              ))}
            </ul>
            <AddQuote
              quotes={quotes}
              customer={{
                name: values.customerName,
                email: values.customerEmail,
                phone: values.customerPhone,
              }}
              onAdd={(added) => setQuotes([...quotes, ...added])}
            />
          </Card>
          <OrderFieldCards form={form} values={values} deposit={total.deposit} />
        </div>
        <OrderSum
          quotes={quotes}
          total={total}
          depositBy={values.depositBy}
          email={values.customerEmail}
          isSaving={edit.isSaving}
        />
      </form>
    </AdminPage>
  );
}

/** A failure does not undo the saved order; its card page can be opened from the order later. */
async function openCardPage(orderId: string): Promise<void> {
  try {
    const { paymentUrl } = await apiMutation<RetryDepositResponse>('POST', paths.orderDepositPage(orderId));
    if (paymentUrl) openInNewTab(paymentUrl);
    else showToast({ title: text.pageFailed, tone: 'bad' });
  } catch {
    showToast({ title: text.pageFailed, tone: 'bad' });
  }
}
