import { emailQuoteLimits } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { rateLimitMessage } from '@app/web-client';
import { Send } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { emailProblem, rulesOf } from '../../lib/form/field-rules';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { useShopForm } from '../../lib/form/use-shop-form';
import { emailQuote } from './api/email-quote';
import { text } from './text';

interface EmailBasketFormProps {
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
  const { props, field, submit, outcome } = useShopForm({
    rules: rulesOf(
      emailQuoteLimits,
      {
        labels: { email: text.emailMe },
        hints: { email: text.basketHint(quoteIds.length) },
        missing: { email: text.missing.email },
      },
      { email: emailProblem },
    ),
    // One quote in the specification's form, or several in the basket's order (D46).
    send: ({ email }) =>
      emailQuote({ quoteId: quoteIds[0], email, ...(quoteIds.length > 1 && { quoteIds: [...quoteIds] }) }),
    onSent: ({ email }) => {
      showToast(text.basketSent);
      onSent(email);
    },
    onIncomplete: () => showToast({ ...text.emailRequired, tone: 'bad' }),
    onFailed: (error) => {
      showToast({
        title: text.basketFailed,
        description: rateLimitMessage(error) ?? text.failed,
        tone: 'bad',
      });
    },
  });
  return (
    <form
      {...props}
      ref={form}
      id={id}
      className="mt-2.5 grid scroll-mb-4 grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4.5"
    >
      <FormField field={field('email')} type="email" autoComplete="email" />
      <Button {...submit} kind="secondary" isFullWidth>
        {!submit.isPending && <Send className="size-5" strokeWidth={1.5} />}
        {submit.isPending ? text.sending : text.send}
      </Button>
      <FormOutcome outcome={outcome} phone={text.phone} />
    </form>
  );
}
