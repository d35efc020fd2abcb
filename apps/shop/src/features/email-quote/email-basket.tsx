import { Button, showToast } from '@app/ui';
import { Mail, Send } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { tooManySentence } from '../../lib/api-error';
import type { EmailBasketProps } from '../../lib/email-quote-slot';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { useInquiryForm } from '../../lib/form/use-inquiry-form';
import { emailQuote } from './api/email-quote';
import { emailBasketRules, toBasketRequest } from './email-quote-rules';
import { text } from './text';

/** Sends everything in the basket in one mail: an address is all it needs (specification §5). */
export function EmailBasket({ quotes }: EmailBasketProps) {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="mt-1.5">
      <Button
        ref={button}
        kind="ghost"
        isFullWidth
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Mail aria-hidden className="size-5" strokeWidth={1.5} />
        {text.title}
      </Button>
      {isOpen && (
        <EmailBasketForm
          id={id}
          quoteIds={quotes.map((quote) => quote.id)}
          onSent={(email) => {
            setSentTo(email);
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
      {sentTo && !isOpen && <p className="mt-1 text-center text-small text-ok">{text.sentTo(sentTo)}</p>}
    </div>
  );
}

interface EmailBasketFormProps {
  id: string;
  quoteIds: readonly string[];
  onSent: (email: string) => void;
}

function EmailBasketForm({ id, quoteIds, onSent }: EmailBasketFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const inquiry = useInquiryForm({
    rules: emailBasketRules,
    labels: { email: text.emailMe },
    send: ({ email }) => emailQuote(toBasketRequest(quoteIds, email)),
    onSent: ({ email }) => {
      showToast(text.basketSent);
      onSent(email);
    },
    onIncomplete: (problems) => {
      if (problems.some(({ isMissing }) => isMissing)) showToast({ ...text.emailRequired, tone: 'bad' });
    },
    onFailed: (error) => {
      showToast({
        title: text.basketFailed,
        description: tooManySentence(error) ?? text.failed,
        tone: 'bad',
      });
    },
  });
  const { submit } = inquiry;
  return (
    <form
      {...inquiry.form}
      ref={form}
      id={id}
      aria-label={text.emailMe}
      className="mt-2.5 grid gap-3 border-t border-line pt-4.5"
    >
      <FormField
        field={inquiry.field('email')}
        type="email"
        autoComplete="email"
        hint={text.basketHint(quoteIds.length)}
      />
      <Button {...submit} kind="secondary" isFullWidth>
        {!submit.isPending && <Send aria-hidden className="size-5" strokeWidth={1.5} />}
        {submit.isPending ? text.sending : text.send}
      </Button>
      <FormOutcome outcome={inquiry.outcome} phone={text.phone} />
    </form>
  );
}
