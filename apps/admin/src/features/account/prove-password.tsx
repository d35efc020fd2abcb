import { longestPassword, type ProveSecondFactorRequest } from '@app/contracts';
import { Button } from '@app/ui';
import { apiText } from '../../lib/api/api-text';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { atPasswordField } from './at-password-field';
import { text } from './text';
import { UsernameHint } from './username-hint';

interface ProvePasswordProps<Result> {
  /** Whose password it is. */
  email: string;
  /** What happens with the password: 'Remove the second factor'. */
  title: string;
  lede: string;
  confirm: string;
  isDanger?: boolean;
  /** Whether a code of the second factor is asked for as well. */
  needsCode?: boolean;
  send: (proof: ProveSecondFactorRequest) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

/** Asks for the password before something that an open screen alone must not be enough for. */
export function ProvePassword<Result>({
  email,
  title,
  lede,
  confirm,
  isDanger = false,
  needsCode = false,
  send,
  onDone,
  onCancel,
}: ProvePasswordProps<Result>) {
  const edit = useEditForm<Result, { password: string; code: string }>({
    row: null,
    toFields: () => ({ password: '', code: '' }),
    save: (proof) => atPasswordField(send(proof)),
    onSaved: onDone,
    failure: apiText.updateFailed,
  });
  return (
    <form noValidate aria-label={title} onSubmit={edit.submit} className="grid max-w-100 gap-4">
      <p className="text-ink-2">
        {lede} {needsCode ? text.proveBoth : text.provePassword}
      </p>
      <UsernameHint email={email} />
      <TextField
        form={edit.form}
        name="password"
        label={text.password}
        type="password"
        autoComplete="current-password"
        isRequired={text.missing.password}
        maxLength={longestPassword}
      />
      {needsCode && (
        <TextField
          form={edit.form}
          name="code"
          label={text.anyCode}
          autoComplete="one-time-code"
          isRequired={text.missing.anyCode}
          maxLength={64}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} isPending={edit.isSaving}>
          {confirm}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
