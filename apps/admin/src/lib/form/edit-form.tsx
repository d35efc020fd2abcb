import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditFormState } from './use-edit-form';

interface EditFormProps<Row, Fields extends FieldValues> {
  edit: Pick<EditFormState<Row, Fields>, 'submit'>;
  /** What the form is about, for screen readers. */
  label: string;
  children: ReactNode;
}

/** The frame of a form in a panel. */
export const EditForm = <Row, Fields extends FieldValues>({
  edit,
  label,
  children,
}: EditFormProps<Row, Fields>) => (
  <form
    noValidate
    aria-label={label}
    onSubmit={edit.submit}
    className="grid grid-cols-[minmax(0,1fr)] gap-4.5 px-5.5 py-5"
  >
    {children}
  </form>
);
