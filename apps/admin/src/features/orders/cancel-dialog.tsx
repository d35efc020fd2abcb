import {
  type AdminQuote,
  type Cancelling,
  type CancelOrderRequest,
  idempotencyKeyHeader,
  paths,
  recordedMeans,
  refundLimits,
  type RecordedMeans,
} from '@app/contracts';
import { formatPounds, readPence, toPence } from '@app/pricing';
import { apiMutation } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RequestIntent } from '../../lib/api/request-intent';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { Notice } from '../../lib/controls/notice';
import { NumberField, SelectField, TextField } from '../../lib/form/form-fields';
import { QueryDialog } from '../../lib/form/query-dialog';
import { SendDialog } from '../../lib/form/send-dialog';
import { meansWords } from '../../lib/status/means-words';
import { cancelText as text } from './cancel-text';

type CancelFields = { givenBack: string; means: RecordedMeans; reason: string };

interface CancelDialogProps {
  quote: Pick<AdminQuote, 'id' | 'reference'>;
  onClose: () => void;
}

/** Ends an order in one press, once it is known what goes back. */
export function CancelDialog({ quote, onClose }: CancelDialogProps) {
  const [intent] = useState(() => new RequestIntent());
  const client = useQueryClient();
  const address = paths.quoteCancelling(quote.id);
  const query = useAdminQuery<Cancelling>(address);
  return (
    <QueryDialog query={query} title={text.title(quote.reference)} loading={text.loading} onClose={onClose}>
      {(data) => (
        <SendDialog<CancelFields>
          title={text.title(quote.reference)}
          description={text.received(formatPounds(data.received))}
          start={{ givenBack: data.givenBack, means: 'bank-transfer', reason: '' }}
          send={async ({ givenBack, means, reason }) => {
            const body: CancelOrderRequest = { givenBack, means, reason: reason.trim() };
            await intent.run((key) =>
              apiMutation('POST', paths.cancelOrder(quote.id), body, { [idempotencyKeyHeader]: key }),
            );
            // Of an order that has ended it is not asked again.
            client.removeQueries({ queryKey: [address] });
          }}
          changes={['orders', 'money', 'tasks', 'mails']}
          sent={() => ({ title: text.done })}
          failure={text.failed}
          submit={text.submit}
          sending={text.sending}
          cancel={text.keep}
          onClose={onClose}
        >
          {(form) => <CancelOrderFields form={form} cancelling={data} />}
        </SendDialog>
      )}
    </QueryDialog>
  );
}

function CancelOrderFields({
  form,
  cancelling,
}: {
  form: UseFormReturn<CancelFields>;
  cancelling: Cancelling;
}) {
  const { received, givenBack, toCard, isAsked } = cancelling;
  const needsMeans = (readPence(form.watch('givenBack')) ?? 0) > toPence(toCard);
  return (
    <>
      {isAsked && <Notice tone="warn" title={text.asked} />}
      <NumberField
        form={form}
        name="givenBack"
        label={text.givenBack}
        hint={text.byRules(formatPounds(givenBack))}
        prefix="£"
        min={0}
        max={Number(received)}
        decimals={2}
      />
      {needsMeans && (
        <SelectField
          form={form}
          name="means"
          label={text.means}
          hint={text.meansHint(formatPounds(toCard))}
          options={recordedMeans.map((means) => ({ value: means, label: meansWords[means] }))}
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
