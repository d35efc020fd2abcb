import { Button } from '@app/ui';
import type { ReactNode } from 'react';
import { leaveGuard } from '../guard/leave-guard';
import { formText as text } from './form-text';

interface FormButtonsProps {
  edit: { isSaving: boolean; refusal: string | null };
  submit: string;
  sending?: string;
  kind?: 'primary' | 'quiet' | 'danger';
  isWide?: boolean;
  /** Called once unsaved changes are dealt with. */
  onCancel?: () => void;
  /** For forms that are themselves about cancelling. */
  cancel?: string;
  children?: ReactNode;
}

/** Never disabled: otherwise the error messages could not be reached (D37). */
export const FormButtons = ({
  edit,
  submit,
  sending = submit,
  kind = 'primary',
  isWide = false,
  onCancel,
  cancel = text.cancel,
  children,
}: FormButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <FormRefusal edit={edit} />
    <Button type="submit" kind={kind} isPending={edit.isSaving} className={isWide ? 'flex-1' : undefined}>
      {edit.isSaving ? sending : submit}
    </Button>
    {children}
    {onCancel && <Button onClick={() => leaveGuard.leave(onCancel)}>{cancel}</Button>}
  </div>
);

/** Errors that belong to no field. They stay after the toast has gone. */
export const FormRefusal = ({ edit: { refusal } }: { edit: { refusal: string | null } }) =>
  refusal && <p className="basis-full text-small font-label [overflow-wrap:anywhere] text-bad">{refusal}</p>;
