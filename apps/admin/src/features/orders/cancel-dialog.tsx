import {
  type AdminOrderDetail,
  type Cancelling,
  type CancelOrderRequest,
  paths,
  recordedMethods,
  refundLimits,
  type RecordedMethod,
} from '@app/contracts';
import { countTops, formatPounds, readPence, toPence } from '@app/pricing';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { IdempotentRequest, useAdminQuery } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { errorOf, FormDialog, NumberField, QueryDialog, SelectField, TextField } from '../../lib/form';
import { methodLabels } from '../quotes/payment-method';
import { cancelText as text, refundWayOf } from './cancel-text';
import { CancelTops, PaidForTops, type TopChoice } from './cancel-tops';

type CancelFields = { refunded: string; method: RecordedMethod; reason: string };

interface CancelDialogProps {
  order: Pick<AdminOrderDetail, 'reference' | 'tops' | 'money'>;
  /** Preselected; null: all tops. */
  topId: string | null;
  onClose: () => void;
}

export function CancelDialog({ order, topId, onClose }: CancelDialogProps) {
  const [intent] = useState(() => new IdempotentRequest());
  const client = useQueryClient();
  // Fixed on opening: cancelled tops leave the list.
  const [tops] = useState(() => order.tops.filter(({ stage }) => stage));
  const id = topId ?? tops[0]?.id ?? '';
  const choice: TopChoice | null = tops.length > 1 ? { tops, topId: id } : null;
  const [selectedIds, setSelectedIds] = useState(topId === null ? tops.map((top) => top.id) : [topId]);
  const path = cancellingPath(id, selectedIds);
  const query = useAdminQuery<Cancelling>(path);
  // Keeps the dialog as it is while another selection loads, or fails to.
  const [lastData, setLastData] = useState(query.data);
  if (query.data && query.data !== lastData) setLastData(query.data);
  const title = text.title(order.reference);
  const cancelsAll = selectedIds.length === tops.length;
  const count = countTops(tops.filter((top) => selectedIds.includes(top.id)));
  return (
    <QueryDialog query={{ ...query, data: lastData }} title={title} loading={text.loading} onClose={onClose}>
      {(cancelling) => (
        <FormDialog<CancelFields>
          title={title}
          description={
            choice
              ? text.tops.intro
              : `${text.received(formatPounds(cancelling.received))} ${text.effects[refundWayOf(cancelling)]}`
          }
          defaultValues={{ refunded: cancelling.refunded, method: lastMethodOf(order), reason: '' }}
          mutationFn={async ({ reason, ...fields }) => {
            const body: CancelOrderRequest = {
              ...(choice && { quoteIds: selectedIds }),
              ...fields,
              reason: reason.trim(),
            };
            // Only other tops get a new key. Another amount keeps it, so the API refuses to cancel the same tops twice.
            await intent.post(paths.cancelOrder(id), body, selectedIds.join());
            // A cancelled order has no terms left to fetch.
            client.removeQueries({ queryKey: [path] });
          }}
          invalidates={['orders', 'money', 'tasks', 'mails']}
          successToast={() => ({ title: cancelsAll ? text.done : text.tops.done(count) })}
          failure={text.failed}
          submitLabel={cancelsAll ? text.submit : text.tops.submit(count)}
          pendingLabel={text.sending}
          cancelLabel={text.keep}
          onClose={onClose}
        >
          {(form) => (
            <CancelOrderFields
              form={form}
              cancelling={cancelling}
              isRefundKnown={query.data !== undefined}
              hasSeveralTops={choice !== null}
            >
              {choice && (
                <>
                  <CancelTops
                    choice={choice}
                    selectedIds={selectedIds}
                    cancelling={query.data}
                    onSelect={setSelectedIds}
                  />
                  <PaidForTops
                    count={count}
                    cancelling={query.data}
                    error={query.error}
                    onRetry={() => void query.refetch()}
                  />
                </>
              )}
            </CancelOrderFields>
          )}
        </FormDialog>
      )}
    </QueryDialog>
  );
}

/** The method of the last payment, as refunds usually take the same way. */
const lastMethodOf = ({ money }: Pick<AdminOrderDetail, 'money'>): RecordedMethod =>
  recordedMethods.find((method) =>
    money.entries.some((entry) => entry.kind === 'payment' && !entry.isUndone && entry.method === method),
  ) ?? 'bank-transfer';

const cancellingPath = (id: string, selectedIds: readonly string[]): string => {
  const isThisTopOnly = selectedIds.length === 1 && selectedIds[0] === id;
  return `${paths.quoteCancelling(id)}${isThisTopOnly ? '' : `?quoteIds=${selectedIds.map(encodeURIComponent).join()}`}`;
};

interface CancelOrderFieldsProps {
  form: UseFormReturn<CancelFields>;
  cancelling: Cancelling;
  isRefundKnown: boolean;
  hasSeveralTops: boolean;
  children: ReactNode;
}

function CancelOrderFields({
  form,
  cancelling: { received, refunded, toCard, isAsked },
  isRefundKnown,
  hasSeveralTops,
  children,
}: CancelOrderFieldsProps) {
  useSuggestedRefund(form, isRefundKnown ? refunded : null);
  const needsMethod = (readPence(form.watch('refunded')) ?? 0) > toPence(toCard);
  return (
    <>
      {isAsked && <Notice tone="warn" title={text.asked} />}
      {children}
      <NumberField
        form={form}
        name="refunded"
        label={text.refunded}
        hint={!hasSeveralTops && text.byRules(formatPounds(refunded), refundWayOf({ received, toCard }))}
        prefix="£"
        min={0}
        {...(isRefundKnown && { max: Number(received) })}
        decimals={2}
        validate={() => (isRefundKnown ? undefined : text.tops.wait)}
      />
      {needsMethod && (
        <SelectField
          form={form}
          name="method"
          label={toPence(toCard) > 0 ? text.methodOfRest : text.method}
          hint={toPence(toCard) > 0 ? text.methodHint(formatPounds(toCard)) : text.byHandHint}
          options={recordedMethods.map((method) => ({ value: method, label: methodLabels[method] }))}
        />
      )}
      <TextField
        form={form}
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        requiredMessage={text.reasonMissing}
        maxLength={refundLimits.reason}
      />
    </>
  );
}

/** Fills in the amount of the cancelling rules until staff change it. null: not known yet. */
function useSuggestedRefund(form: UseFormReturn<CancelFields>, refunded: string | null): void {
  const lastSuggestion = useRef(refunded);
  useEffect(() => {
    if (refunded === null || refunded === lastSuggestion.current) return;
    const isUnedited =
      lastSuggestion.current !== null &&
      readPence(form.getValues('refunded')) === toPence(lastSuggestion.current);
    lastSuggestion.current = refunded;
    if (isUnedited) form.resetField('refunded', { defaultValue: refunded });
    else if (errorOf(form, 'refunded')) void form.trigger('refunded');
  }, [form, refunded]);
}
