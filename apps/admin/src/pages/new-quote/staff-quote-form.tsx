import { discountOn, priceParts, selectParts, type Catalogue } from '@app/configuration';
import type { SizeLimits, TradeCustomersResponse } from '@app/contracts';
import { formatPounds, toPounds } from '@app/pricing';
import { Button, showToast } from '@app/ui';
import { isApiError } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { apiText, IdempotentRequest, invalidateData } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { FormError, useEditForm } from '../../lib/form';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { AdminPage } from '../../lib/page';
import { QuoteFields } from './quote-fields';
import {
  priceProblems,
  quoteProblems,
  readAdjustments,
  initialValues,
  findTradeCustomer,
  type QuoteField,
  type QuoteFormValues,
  type QuotePrefill,
} from './quote-form';
import { QuotePricePanel } from './quote-price-panel';
import { saveStaffQuote, type SavedQuote } from './save-staff-quote';
import { text } from './text';

interface StaffQuoteFormProps {
  prefill: QuotePrefill;
  trade: TradeCustomersResponse;
  /** May be refetched while the form is open. */
  catalogue: Catalogue;
  limits: SizeLimits;
  onSaved: (quote: SavedQuote) => void;
  onCancel: () => void;
}

/** Value of the submit button that also sends the email. */
const emailSubmitValue = 'email';
const sides = ['length', 'width'] as const;

export function StaffQuoteForm(props: StaffQuoteFormProps) {
  const { prefill, trade, catalogue, limits, onSaved, onCancel } = props;
  const client = useQueryClient();
  const formId = useId();
  const [initial] = useState(() => initialValues(prefill, catalogue));
  // A ref, because validation reads it during the same click.
  const sendsEmail = useRef(false);
  const [isEmailing, setIsEmailing] = useState(false);
  const [intent] = useState(() => new IdempotentRequest());
  const [newPrice, setNewPrice] = useState<string | null>(null);

  const edit = useEditForm<SavedQuote, QuoteFormValues>({
    invalidates: ['orders', 'inquiries', 'money', 'mails'],
    toFields: () => initial.values,
    save: async (values) => {
      setNewPrice(null);
      try {
        return await saveStaffQuote(values, {
          prefill,
          shownTotal: price && toPounds(price.total),
          layout: selection.layout,
          sendsEmail: sendsEmail.current,
          intent,
        });
      } catch (error) {
        if (isApiError(error, 'quote/price-changed', 'quote/part-not-sold')) {
          setNewPrice(error.body?.details?.totalPrice ?? null);
          invalidateData(client, ['catalogue', 'trade', 'orders', 'inquiries']);
        }
        throw error;
      }
    },
    // The next page reports the saved quote. A toast is only needed if unsaved input keeps this page open.
    onSaved: ({ reference, totalPrice }) =>
      leaveGuard.hasUnsaved &&
      showToast({ title: text.saved, description: text.savedAs(reference, formatPounds(totalPrice)) }),
    closeAfterSave: onSaved,
    failure: apiText.createFailed,
  });
  const { form } = edit;
  const values = { ...initial.values, ...useWatch({ control: form.control }) } as QuoteFormValues;
  const selection = selectParts(values, catalogue, limits);
  const adjustments = readAdjustments(values.adjustments);
  const tradeCustomer = findTradeCustomer(values.customerEmail, trade);
  const price = priceParts(
    selection,
    adjustments.map(({ reason, ...own }) => ({ ...own, reason: reason || text.adjusted })),
    discountOn(selection.material, tradeCustomer && { ...tradeCustomer, floor: trade.floor }),
  );
  const thicknessId = selection.thickness ? String(selection.thickness.id) : '';

  // Selects the only thickness of a material.
  useEffect(() => {
    if (thicknessId !== '' && thicknessId !== values.thicknessId)
      form.setValue('thicknessId', thicknessId, { shouldValidate: true });
  }, [form, thicknessId, values.thicknessId]);

  // Callers give their name first. For an inquiry the size is checked at once: being too large is often the reason for
  // writing.
  useEffect(() => {
    form.setFocus('customerName');
    const filledSides = sides.filter((side) => initial.values[side] !== '');
    if (filledSides.length > 0) void form.trigger(filledSides);
  }, [form, initial]);

  const problemOf = (field: QuoteField, all: QuoteFormValues): string | undefined => {
    if (field === 'customerEmail' && sendsEmail.current && !all.customerEmail.trim()) return text.noEmail;
    return quoteProblems(all, selectParts(all, catalogue, limits), limits)[field];
  };
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    edit.submit(event, () => {
      sendsEmail.current = submitter?.getAttribute('value') === emailSubmitValue;
      setIsEmailing(sendsEmail.current);
    });
  };

  return (
    <AdminPage
      title={prefill.edited ? text.editTitle(prefill.edited.reference) : text.title}
      isSticky
      actions={
        <>
          <Button kind="ghost" onClick={() => leaveGuard.confirmThen(onCancel)}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={edit.isSaving && !isEmailing}>
            {text.save}
          </Button>
          <Button
            type="submit"
            form={formId}
            name="then"
            value={emailSubmitValue}
            kind="primary"
            icon={Send}
            isPending={edit.isSaving && isEmailing}
          >
            {text.saveAndEmail}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={text.form}
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 max-wide:pb-20 max-wide:[&_:is(input,textarea,select,button)]:scroll-mb-40 wide:grid-cols-[minmax(0,1fr)_340px] full:grid-cols-[minmax(0,1fr)_440px] full:gap-5"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {newPrice && (
            <Notice tone="bad" title={text.priceChanged(formatPounds(newPrice))}>
              {text.priceChangedDetail}
            </Notice>
          )}
          {!newPrice && <FormError edit={edit} />}
          {prefill.edited && (
            <Notice tone="neutral" title={text.edits(prefill.edited.reference)}>
              {text.editsDetail}
            </Notice>
          )}
          {initial.notSold.length > 0 && (
            <Notice tone="warn" title={text.notSold(initial.notSold.join(', '))} />
          )}
          {tradeCustomer && (
            <Notice tone="neutral" title={text.tradePrices(tradeCustomer.company)}>
              {text.tradePricesDetail}
            </Notice>
          )}
          <QuoteFields
            form={form}
            catalogue={catalogue}
            selection={selection}
            limits={limits}
            problemOf={problemOf}
          />
        </div>
        <QuotePricePanel
          selection={selection}
          price={price}
          limits={limits}
          problems={priceProblems(values, selection, limits)}
        />
      </form>
    </AdminPage>
  );
}
