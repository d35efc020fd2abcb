import { Button, showToast } from '@app/ui';
import { tooManySentence } from '@app/web-client';
import { Send } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { useInquiryForm } from '../../lib/form/use-inquiry-form';
import { emailQuote } from './api/email-quote';
import { emailBasketRules, toBasketRequest } from './email-quote-rules';
import { text } from './text';

export interface EmailBasketFormProps {
  id: string;
  quoteIds: readonly string[];
  onSent: (email: string) => void;
}

/** 'Email me my quote': needs only an address (specification §5). */
export function EmailBasketForm({ id, quoteIds, onSent }: EmailBasketFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Before the visitor can type: this code may load long after the press.
  useLayoutEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    // Includes its button, above a phone's bar.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
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
      className="mt-2.5 grid scroll-mb-4 grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4.5"
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
