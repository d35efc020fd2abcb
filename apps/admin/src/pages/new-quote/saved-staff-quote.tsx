import { formatPounds } from '@app/pricing';
import { Button, copyWithToast, Field, TextInput, wholeReferences } from '@app/ui';
import { paymentUrl, quoteUrl } from '@app/web-client';
import { CircleCheck, Copy, Mail, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { text as orderText } from '../../features/orders/text';
import { useAdminMutation } from '../../lib/api';
import { LinkButton, Notice } from '../../lib/controls';
import { AdminPage } from '../../lib/page';
import { quotePath, takeOrderPath } from '../../lib/use-url-state';
import { emailQuote, type SavedQuote } from './save-staff-quote';
import { text } from './text';

interface SavedStaffQuoteProps {
  quote: SavedQuote;
  /** Other quotes to order together with it. */
  earlierIds: readonly string[];
  onAnother: () => void;
}

export function SavedStaffQuote({ quote, earlierIds, onAnother }: SavedStaffQuoteProps) {
  const [isEmailed, setIsEmailed] = useState(quote.isEmailed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const email = useAdminMutation({
    invalidates: ['orders', 'mails'],
    mutationFn: () => emailQuote(quote.id),
    failure: text.emailFailed,
    onSuccess: () => setIsEmailed(true),
  });
  return (
    <AdminPage title={text.title}>
      <section className="mx-auto grid max-w-170 grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface p-4 tablet:p-5.5">
        <div className="flex items-start gap-2.5">
          <CircleCheck className="mt-0.5 size-5 flex-none text-ok" strokeWidth={1.75} />
          <div>
            <h2 ref={heading} tabIndex={-1} className="text-lead font-strong outline-none">
              {isEmailed ? text.savedAndEmailed : text.saved}
            </h2>
            <p role="status" className="num text-label">
              {wholeReferences(text.savedAs(quote.reference, formatPounds(quote.totalPrice)))}
              {isEmailed && quote.customer.email && ` ${text.emailed(quote.customer.email)}`}
            </p>
          </div>
        </div>
        {isEmailed === false && (
          <Notice tone="warn" title={text.notEmailed}>
            <Button icon={Mail} isPending={email.isPending} onClick={() => email.mutate()} className="mt-2">
              {text.emailAgain}
            </Button>
          </Notice>
        )}
        <LinkRow label={text.paymentAddress} url={paymentUrl(quote.id)} copyLabel={text.copyPayment} />
        <LinkRow label={text.address} url={quoteUrl(quote.id)} copyLabel={text.copyShare} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <LinkButton to={takeOrderPath([...earlierIds, quote.id])} kind="primary">
            {earlierIds.length > 0 ? text.takeTogether(earlierIds.length + 1) : orderText.takeAnOrder}
          </LinkButton>
          <LinkButton to={quotePath(quote.id)}>{text.openQuote}</LinkButton>
          <Button icon={Plus} onClick={onAnother} className="max-tablet:whitespace-normal">
            {text.another}
          </Button>
        </div>
      </section>
    </AdminPage>
  );
}

function LinkRow({ label, url, copyLabel }: { label: string; url: string; copyLabel: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-2 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={label}>
        {(control) => (
          <TextInput {...control} readOnly value={url} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <Button
        icon={Copy}
        onClick={() => void copyWithToast(url, text)}
        className="tablet:w-40 wide:min-h-9.5"
      >
        {copyLabel}
      </Button>
    </div>
  );
}
