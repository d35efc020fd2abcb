import { showToast, SmallDialog, type ToastMessage } from '@app/ui';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { InvalidatedData } from '../api/invalidate-data';
import { leaveGuard } from '../guard/leave-guard';
import { FormButtons } from './form-buttons';
import { fieldOf } from './form-fields';
import { formText } from './form-text';
import { useEditForm } from './use-edit-form';

interface FormDialogProps<Fields extends FieldValues, Labels extends Readonly<Record<string, string>>> {
  title: string;
  description: string;
  defaultValues: Fields;
  mutationFn: (fields: Fields) => Promise<unknown>;
  invalidates: InvalidatedData;
  successToast: (fields: Fields) => ToastMessage;
  failure: string;
  submitLabel: string | ((fields: Fields) => string);
  pendingLabel?: string;
  cancelLabel?: string;
  isNarrow?: boolean;
  /** Of those fields that are bound by `field`. */
  labels?: Labels;
  onClose: () => void;
  children: (form: UseFormReturn<Fields>, field: ReturnType<typeof fieldOf<Fields, Labels>>) => ReactNode;
}

export function FormDialog<
  Fields extends FieldValues,
  Labels extends Readonly<Record<string, string>> = Record<never, string>,
>({
  title,
  description,
  defaultValues,
  mutationFn,
  invalidates,
  successToast,
  failure,
  submitLabel,
  pendingLabel = formText.sending,
  cancelLabel,
  isNarrow = false,
  labels = {} as Labels,
  onClose,
  children,
}: FormDialogProps<Fields, Labels>) {
  const edit = useEditForm<Fields, Fields>({
    invalidates,
    toFields: (fields) => fields ?? defaultValues,
    save: async (fields) => {
      await mutationFn(fields);
      return fields;
    },
    onSaved: (fields) => showToast(successToast(fields)),
    closeAfterSave: onClose,
    failure,
  });
  return (
    <SmallDialog
      isOpen
      onClose={() => leaveGuard.confirmThen(onClose)}
      title={title}
      description={description}
      width={isNarrow ? 'narrow' : undefined}
    >
      <form
        noValidate
        aria-label={title}
        onSubmit={edit.submit}
        className="mt-5.5 grid grid-cols-[minmax(0,1fr)] gap-4.5"
      >
        {children(edit.form, fieldOf(edit.form, labels))}
        <FormButtons
          edit={edit}
          submitLabel={typeof submitLabel === 'string' ? submitLabel : submitLabel(edit.form.watch())}
          pendingLabel={pendingLabel}
          isWide
          onCancel={onClose}
          cancelLabel={cancelLabel}
        />
      </form>
    </SmallDialog>
  );
}
