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
import { RequestIntent } from '../../lib/api/request-intent';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { Notice } from '../../lib/controls/notice';
import { errorOf, NumberField, SelectField, TextField } from '../../lib/form/form-fields';
import { QueryDialog } from '../../lib/form/query-dialog';
import { SendDialog } from '../../lib/form/send-dialog';
import { methodLabels } from '../quotes/payment-method';
import { cancelText as text } from './cancel-text';
import { CancelTops, PaidForTops, type TopChoice } from './cancel-tops';

type CancelFields = { refunded: string; method: RecordedMethod; reason: string };

interface CancelDialogProps {
  order: Pick<AdminOrderDetail, 'reference' | 'tops'>;
  /** Preselected; null: all tops. */
  topId: string | null;
  onClose: () => void;
}

export function CancelDialog({ order, topId, onClose }: CancelDialogProps) {
  const [intent] = useState(() => new RequestIntent());
  const client = useQueryClient();
  // Fixed on opening: cancelled tops leave the list.
  const [tops] = useState(() => order.tops.filter(({ stage }) => stage));
  const id = topId ?? tops[0]?.id ?? '';
  const choice: TopChoice | null = tops.length > 1 ? { tops, topId: id } : null;
  const [ticked, setTicked] = useState(topId === null ? tops.map((top) => top.id) : [topId]);
  const address = addressOf(id, ticked);
  const query = useAdminQuery<Cancelling>(address);
  // Keeps the dialog as it is while another selection loads, or fails to.
  const [known, setKnown] = useState(query.data);
  if (query.data && query.data !== known) setKnown(query.data);
  const title = text.title(order.reference);
  const isWhole = ticked.length === tops.length;
  const count = countTops(tops.filter((top) => ticked.includes(top.id)));
  return (
    <QueryDialog query={{ ...query, data: known }} title={title} loading={text.loading} onClose={onClose}>
      {(cancelling) => (
        <SendDialog<CancelFields>
          title={title}
          description={choice ? text.tops.lede : text.received(formatPounds(cancelling.received))}
          start={{ refunded: cancelling.refunded, method: 'bank-transfer', reason: '' }}
          send={async ({ reason, ...fields }) => {
            const body: CancelOrderRequest = {
              ...(choice && { quoteIds: ticked }),
              ...fields,
              reason: reason.trim(),
            };
            // Only other tops get a new key. Another amount keeps it, so the API refuses to cancel the same tops twice.
            await intent.create(paths.cancelOrder(id), body, ticked.join());
            // A cancelled order has no terms left to fetch.
            client.removeQueries({ queryKey: [address] });
          }}
          changes={['orders', 'money', 'tasks', 'mails']}
          sent={() => ({ title: isWhole ? text.done : text.tops.done(count) })}
          failure={text.failed}
          submit={isWhole ? text.submit : text.tops.submit(count)}
          sending={text.sending}
          cancel={text.keep}
          onClose={onClose}
        >
          {(form) => (
            <CancelOrderFields
              form={form}
              cancelling={cancelling}
              isCurrent={query.data !== undefined}
              isOfSeveral={choice !== null}
            >
              {choice && (
                <>
                  <CancelTops choice={choice} ticked={ticked} onTick={setTicked} />
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
        </SendDialog>
      )}
    </QueryDialog>
  );
}

const addressOf = (id: string, ticked: readonly string[]): string => {
  const isThisTopOnly = ticked.length === 1 && ticked[0] === id;
  return `${paths.quoteCancelling(id)}${isThisTopOnly ? '' : `?quoteIds=${ticked.map(encodeURIComponent).join()}`}`;
};

interface CancelOrderFieldsProps {
  form: UseFormReturn<CancelFields>;
  cancelling: Cancelling;
  isCurrent: boolean;
  isOfSeveral: boolean;
  children: ReactNode;
}

function CancelOrderFields({
  form,
  cancelling: { received, refunded, toCard, isAsked },
  isCurrent,
  isOfSeveral,
  children,
}: CancelOrderFieldsProps) {
  useProposal(form, isCurrent ? refunded : null);
  const needsMethod = (readPence(form.watch('refunded')) ?? 0) > toPence(toCard);
  return (
    <>
      {isAsked && <Notice tone="warn" title={text.asked} />}
      {children}
      <NumberField
        form={form}
        name="refunded"
        label={text.refunded}
        hint={!isOfSeveral && text.byRules(formatPounds(refunded))}
        prefix="£"
        min={0}
        {...(isCurrent && { max: Number(received) })}
        decimals={2}
        validate={() => (isCurrent ? undefined : text.tops.wait)}
      />
      {needsMethod && (
        <SelectField
          form={form}
          name="method"
          label={text.method}
          hint={text.methodHint(formatPounds(toCard))}
          options={recordedMethods.map((method) => ({ value: method, label: methodLabels[method] }))}
        />
      )}
      <TextField
        form={form}
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        isRequired={text.reasonMissing}
        maxLength={refundLimits.reason}
      />
    </>
  );
}

/** Fills in the amount of the cancelling rules until staff change it. null: not known yet. */
function useProposal(form: UseFormReturn<CancelFields>, refunded: string | null): void {
  const last = useRef(refunded);
  useEffect(() => {
    if (refunded === null || refunded === last.current) return;
    const isProposed =
      last.current !== null && readPence(form.getValues('refunded')) === toPence(last.current);
    last.current = refunded;
    if (isProposed) form.resetField('refunded', { defaultValue: refunded });
    else if (errorOf(form, 'refunded')) void form.trigger('refunded');
  }, [form, refunded]);
}
