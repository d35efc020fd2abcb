import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '../controls/notice';
import { formText as text } from './form-text';
import type { EditFormState } from './use-edit-form';

interface EditFormProps<Row, Fields extends FieldValues> {
  edit: Pick<EditFormState<Row, Fields>, 'form' | 'submit'>;
  /** What the form is about, for screen readers. */
  label: string;
  children: ReactNode;
}

/** The frame of a form in a panel: what the API refused without a field for it stands on top. */
export function EditForm<Row, Fields extends FieldValues>({
  edit,
  label,
  children,
}: EditFormProps<Row, Fields>) {
  const { root } = edit.form.formState.errors;
  const refusals = Object.values((root ?? {}) as Record<string, unknown>).flatMap((it) =>
    typeof it === 'object' && it !== null && 'message' in it ? [String(it.message)] : [],
  );
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={edit.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4.5 px-5.5 py-5"
    >
      {refusals.length > 0 && (
        <Notice tone="bad" title={text.refused}>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Notice>
      )}
      {children}
    </form>
  );
}
