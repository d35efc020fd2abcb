import { emailQuoteLimits, type QuoteResponse } from '@app/contracts';
import { formatPounds, formatSize, quantityPrefix } from '@app/pricing';
import { Button, showToast, SmallDialog, wholeReferencesAndAmounts } from '@app/ui';
import { rateLimitMessage } from '@app/web-client';
import { Send } from 'lucide-react';
import { emailProblem, rulesOf } from '../../lib/form/field-rules';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { useShopForm } from '../../lib/form/use-shop-form';
import { QuotePlan } from '../quotes/quote-plan';
import { emailQuote } from './api/email-quote';
import { text } from './text';

interface EmailQuoteDialogProps {
  quote: QuoteResponse;
  isOpen: boolean;
  onClose: () => void;
  /** Called once the mail is queued for this address. */
  onSent?: (email: string) => void;
}

/** 'Email Quote to Me' (specification §2): what is sent, and to whom. */
export function EmailQuoteDialog({ quote, isOpen, onClose, onSent }: EmailQuoteDialogProps) {
  return (
    <SmallDialog isOpen={isOpen} onClose={onClose} title={text.title} description={text.description}>
      <QuoteSummary quote={quote} />
      <EmailQuoteForm
        quoteId={quote.id}
        onSent={(email) => {
          onClose();
          showToast(text.sent);
          onSent?.(email);
        }}
      />
    </SmallDialog>
  );
}

function QuoteSummary({ quote }: { quote: QuoteResponse }) {
  const size = formatSize({ lengthMm: quote.length, widthMm: quote.width });
  return (
    <div className="mt-4.5 grid grid-cols-[104px_minmax(0,1fr)] items-center gap-3.5 border-y border-line py-3.5 text-label text-ink-2 tablet:grid-cols-[150px_minmax(0,1fr)] tablet:gap-5">
      <div className="own-colors rounded-1 bg-plan p-2.5">
        <QuotePlan quote={quote} isBare maxHeightPx={90} />
      </div>
      <p className="num min-w-0 break-words">
        <b className="block font-strong text-ink">
          {`${quantityPrefix(quote.quantity)}${quote.color.name}, ${size}`}
        </b>
        {wholeReferencesAndAmounts(text.price(quote.reference, formatPounds(quote.totalPrice)))}
      </p>
    </div>
  );
}

const rules = rulesOf(emailQuoteLimits, text, { email: emailProblem });

/** Unmounts with the dialog, which clears it. */
function EmailQuoteForm({ quoteId, onSent }: { quoteId: string; onSent: (email: string) => void }) {
  const { props, field, submit, outcome } = useShopForm({
    rules,
    send: (values) => emailQuote({ quoteId, ...values }),
    onSent: ({ email }) => onSent(email),
    onFailed: (error) => {
      showToast({ title: rateLimitMessage(error) ?? text.failed, tone: 'bad' });
    },
  });
  return (
    <form {...props} className="mt-5.5 grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <FormField field={field('name')} autoComplete="name" />
      <FormField field={field('email')} type="email" autoComplete="email" />
      <FormField field={field('phone')} type="tel" autoComplete="tel" />
      <Button {...submit} size="large" isFullWidth>
        {!submit.isPending && <Send className="size-5" strokeWidth={1.5} />}
        {submit.isPending ? text.sending : text.send}
      </Button>
      <div>
        <p className="text-small text-ink-3">{text.finePrint}</p>
        <FormOutcome outcome={outcome} phone={text.phone} />
      </div>
    </form>
  );
}
