import { showToast, SmallDialog, type ToastMessage } from '@app/ui';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Changes } from '../api/stale-data';
import { leaveGuard } from '../guard/leave-guard';
import { FormButtons } from './form-buttons';
import { formText } from './form-text';
import { useEditForm } from './use-edit-form';

interface SendDialogProps<Fields extends FieldValues> {
  title: string;
  description: string;
  start: Fields;
  send: (fields: Fields) => Promise<unknown>;
  changes: Changes;
  sent: (fields: Fields) => ToastMessage;
  failure: string;
  submit: string | ((fields: Fields) => string);
  sending?: string;
  cancel?: string;
  isNarrow?: boolean;
  onClose: () => void;
  children: (form: UseFormReturn<Fields>) => ReactNode;
}

export function SendDialog<Fields extends FieldValues>({
  title,
  description,
  start,
  send,
  changes,
  sent,
  failure,
  submit,
  sending = formText.sending,
  cancel,
  isNarrow = false,
  onClose,
  children,
}: SendDialogProps<Fields>) {
  const edit = useEditForm<Fields, Fields>({
    changes,
    toFields: (fields) => fields ?? start,
    save: async (fields) => {
      await send(fields);
      return fields;
    },
    onSaved: (fields) => showToast(sent(fields)),
    close: onClose,
    failure,
  });
  return (
    <SmallDialog
      isOpen
      onClose={() => leaveGuard.leave(onClose)}
      title={title}
      description={description}
      closeLabel={formText.close}
      width={isNarrow ? 'narrow' : undefined}
    >
      <form
        noValidate
        aria-label={title}
        onSubmit={edit.submit}
        className="mt-5.5 grid grid-cols-[minmax(0,1fr)] gap-4.5"
      >
        {children(edit.form)}
        <FormButtons
          edit={edit}
          submit={typeof submit === 'string' ? submit : submit(edit.form.watch())}
          sending={sending}
          isWide
          onCancel={onClose}
          cancel={cancel}
        />
      </form>
    </SmallDialog>
  );
}
