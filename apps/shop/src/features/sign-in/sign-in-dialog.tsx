import { isEmail, toOneLine, type LoginRequest } from '@app/contracts';
import { Button, Field, SmallDialog, TextInput } from '@app/ui';
import { useRef, useState, type FormEvent } from 'react';
import { signIn } from './session';
import { text } from './text';

export interface SignInDialogProps {
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
      closeLabel={text.close}
      width="narrow"
    >
      <SignInForm onSignedIn={onClose} />
    </SmallDialog>
  );
}

type Errors = Partial<Record<keyof LoginRequest, string>>;

function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>();
  const [isPending, setPending] = useState(false);
  /** The password was right, and the account has a second factor. */
  const [needsCode, setNeedsCode] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const credentials = read(event.currentTarget);
    const found = errorsOf(credentials);
    setErrors(found);
    const [firstBad] = Object.keys(found);
    if (firstBad) {
      const field = event.currentTarget.elements.namedItem(firstBad);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setPending(true);
    const outcome = await signIn(credentials);
    setPending(false);
    if (outcome === 'signed-in') onSignedIn();
    if (outcome === 'code-needed') {
      setErrors(undefined);
      setNeedsCode(true);
    }
    if (outcome === 'wrong-code') setErrors({ code: text.wrongCode });
  };
  const revalidate = () => {
    if (errors && form.current) setErrors(errorsOf(read(form.current)));
  };

  return (
    <form
      ref={form}
      noValidate
      className="mt-5.5 grid gap-4.5"
      onSubmit={(event) => void submit(event)}
      onInput={revalidate}
    >
      <Field label={text.email} error={errors?.email}>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" required />}
      </Field>
      <Field label={text.password} error={errors?.password}>
        {(control) => (
          <TextInput {...control} name="password" type="password" autoComplete="current-password" required />
        )}
      </Field>
      {needsCode && (
        <Field label={text.code} hint={text.codeHint} error={errors?.code}>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              autoComplete="one-time-code"
              // The field appears because the password was right; the code is the next thing to type.
              autoFocus
              required
            />
          )}
        </Field>
      )}
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {isPending ? text.loggingIn : text.login}
      </Button>
    </form>
  );
}

function read(form: HTMLFormElement): LoginRequest {
  const data = new FormData(form);
  const entry = (name: keyof LoginRequest) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const credentials = { email: toOneLine(entry('email')), password: entry('password') };
  return data.has('code') ? { ...credentials, code: entry('code').trim() } : credentials;
}

function errorsOf({ email, password, code }: LoginRequest): Errors {
  return {
    ...(isEmail(email) ? {} : { email: text.invalidEmail }),
    ...(password ? {} : { password: text.missingPassword }),
    ...(code === '' ? { code: text.missingCode } : {}),
  };
}
