import { roomRows } from '@app/configuration';
import { paths, type AdminQuoteDetail, type SetValidityRequest } from '@app/contracts';
import { formatDay, formatLastValidDay } from '@app/pricing';
import { addDays, londonDay, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { text } from '../../../features/orders/text';
import { apiText } from '../../../lib/api';
import { TextButton } from '../../../lib/controls';
import { DateField, FormButtons, useEditForm } from '../../../lib/form';
import { lastValidDay } from '../../../features/quotes/last-valid-day';

/** As long as a new quote (D4). */
const extensionDays = 30;

export function QuoteValidity({ quote }: { quote: AdminQuoteDetail }) {
  const [isExtending, setExtending] = useState(false);
  const [now] = useState(() => new Date());
  const validUntil = new Date(quote.validUntil);
  const day = formatLastValidDay(validUntil);
  const isFixed = quote.deletedAt !== null || quote.isSuperseded;
  return (
    <>
      <p className="mt-1 text-caption text-ink-3">
        {validUntil > now ? text.asSaved(day) : text.expired(day)}{' '}
        {!isExtending && !isFixed && (
          <TextButton onClick={() => setExtending(true)}>{text.extend}</TextButton>
        )}
      </p>
      {quote.paymentBlocker && text.blockers[quote.paymentBlocker] && (
        <p className="mt-1 text-caption text-bad">{text.blockers[quote.paymentBlocker]}</p>
      )}
      {quote.contradictions?.map((sentence) => (
        <p key={sentence} className="mt-1 text-caption text-bad">
          {sentence}
        </p>
      ))}
      {quote.overrideReason && (
        <p className="mt-1 text-caption [overflow-wrap:anywhere]">{text.madeAnyway(quote.overrideReason)}</p>
      )}
      {quote.notices?.map((sentence) => (
        <p key={sentence} className="mt-1 text-caption text-ink-2">
          {sentence}
        </p>
      ))}
      {roomRows(quote.layout?.room).map(([name, words]) => (
        <p key={name} className="mt-1 text-caption text-ink-2">
          {name}: {words}
        </p>
      ))}
      {isExtending && (
        <ExtendForm
          quote={quote}
          lastDay={lastValidDay(quote.validUntil)}
          onClose={() => setExtending(false)}
        />
      )}
    </>
  );
}

interface ExtendFormProps {
  quote: AdminQuoteDetail;
  lastDay: string;
  onClose: () => void;
}

function ExtendForm({ quote, lastDay, onClose }: ExtendFormProps) {
  const today = londonDay();
  const edit = useEditForm<SetValidityRequest, SetValidityRequest>({
    invalidates: ['orders', 'mails'],
    toFields: (sent) => sent ?? { lastValidDay: addDays(lastDay > today ? lastDay : today, extensionDays) },
    save: async (fields) => {
      await apiMutation<unknown>('PUT', paths.adminQuoteValidity(quote.id), fields);
      return fields;
    },
    onSaved: ({ lastValidDay }) => showToast({ title: text.extended(formatDay(lastValidDay)) }),
    closeAfterSave: onClose,
    failure: apiText.updateFailed,
  });
  return (
    <form
      noValidate
      aria-label={text.extend}
      onSubmit={edit.submit}
      className="mt-3 flex flex-wrap items-end gap-2"
    >
      <DateField
        form={edit.form}
        name="lastValidDay"
        label={text.extendLabel}
        min={today}
        validate={(day) => (day ? undefined : text.extendMissing)}
      />
      <FormButtons edit={edit} submitLabel={text.save} onCancel={onClose} />
    </form>
  );
}
