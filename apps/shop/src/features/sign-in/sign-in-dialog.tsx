import { isEmail, toOneLine } from '@app/contracts';
import { Button, SmallDialog } from '@app/ui';
import { useState } from 'react';
import type { FieldRules } from '../../lib/form/field-rules';
import { FormField } from '../../lib/form/form-field';
import { useShopForm } from '../../lib/form/use-shop-form';
import { signIn } from './session';
import { text } from './text';

interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  opener: HTMLElement | null;
}

/** For staff. Closes and clears on success, stays unchanged on failure (specification §4). */
export function SignInDialog({ isOpen, onClose, opener }: SignInDialogProps) {
  return (
    <SmallDialog
      isOpen={isOpen}
      onClose={onClose}
      returnFocusTo={opener}
      title={text.title}
      description={text.description}
      width="narrow"
    >
      <SignInForm onSignedIn={onClose} />
    </SmallDialog>
  );
}

const rules = {
  email: {
    label: text.email,
    missing: text.invalidEmail,
    check: (value) => (isEmail(toOneLine(value)) ? null : text.invalidEmail),
  },
  password: { label: text.password, missing: text.missingPassword, isVerbatim: true },
  code: { label: text.code, hint: text.codeHint, missing: text.missingCode },
} satisfies FieldRules;

function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  /** The password was right, and the account has a second factor. */
  const [needsCode, setNeedsCode] = useState(false);
  const form = useShopForm({
    rules,
    hidden: needsCode ? [] : ['code'],
    send: async ({ email, password, code }): Promise<void> => {
      const outcome = await signIn({ email: toOneLine(email), password, ...(needsCode && { code }) });
      if (outcome === 'signed-in') onSignedIn();
      if (outcome === 'code-needed') setNeedsCode(true);
      if (outcome === 'wrong-code') form.showErrors({ code: text.wrongCode });
    },
  });
  const { props, field, submit } = form;
  return (
    <form {...props} className="mt-5.5 grid gap-4.5">
      <FormField field={field('email')} type="email" autoComplete="username" />
      <FormField field={field('password')} type="password" autoComplete="current-password" />
      {/* It appears because the password was right; the code is the next thing to type. */}
      {needsCode && <FormField field={field('code')} autoComplete="one-time-code" autoFocus />}
      <Button {...submit} size="large" isFullWidth>
        {submit.isPending ? text.loggingIn : text.login}
      </Button>
    </form>
  );
}
