import { paths, type BeginSecondFactorResponse, type RecoveryCodesResponse } from '@app/contracts';
import { Button, copyWithToast, Field, showToast, TextInput } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Copy } from 'lucide-react';
import { apiText } from '../../lib/api';
import { errorOf, FormButtons, useEditForm } from '../../lib/form';
import { text } from './text';

interface ConfirmCodeProps {
  setup: BeginSecondFactorResponse;
  onSuccess: (codes: RecoveryCodesResponse) => void;
  onCancel: () => void;
}

export function ConfirmCode({ setup: { qr, secret }, onSuccess, onCancel }: ConfirmCodeProps) {
  const edit = useEditForm<RecoveryCodesResponse, { code: string }>({
    invalidates: ['users'],
    toFields: () => ({ code: '' }),
    save: ({ code }) => apiMutation('POST', paths.confirmSecondFactor, { code: code.trim() }),
    onSaved: () => showToast({ title: text.isSetUp }),
    closeAfterSave: onSuccess,
    failure: apiText.updateFailed,
  });
  return (
    <form noValidate aria-label={text.setUp} onSubmit={edit.submit} className="grid gap-4.5">
      <div className="flex flex-wrap items-start gap-5">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={text.scanLabel}
          className="own-colors size-48 flex-none rounded-2 bg-surface"
        >
          <path d={qr.path} fill="#000" />
        </svg>
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-label">{text.scan}</p>
          <p className="mt-2 text-ink-2">{text.orType}</p>
          <code className="mt-1 block font-mono text-label [overflow-wrap:anywhere]">{inGroups(secret)}</code>
          <Button
            kind="ghost"
            icon={Copy}
            onClick={() => void copyWithToast(secret, text)}
            className="-ml-3 mt-1"
          >
            {text.copySecret}
          </Button>
        </div>
      </div>
      <div className="max-w-100">
        <Field label={text.code} error={errorOf(edit.form, 'code')}>
          {(control) => (
            <TextInput
              {...control}
              {...edit.form.register('code', {
                validate: (code) => /^\d{3}\s*\d{3}$/.test(code.trim()) || text.missing.code,
              })}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              className="num"
            />
          )}
        </Field>
      </div>
      <FormButtons
        edit={edit}
        submitLabel={text.confirm}
        pendingLabel={text.confirming}
        onCancel={onCancel}
      />
    </form>
  );
}

/** 'ABCD EFGH …': groups of four are easier to type. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
