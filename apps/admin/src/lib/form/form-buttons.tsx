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
  /** Only once nothing that was typed is lost by it. */
  onCancel?: () => void;
  /** What that is called, where ‘Cancel’ would be what the form does. */
  cancel?: string;
  /** Beside it, such as a delete button. */
  children?: ReactNode;
}

/** The foot of a form. The button is never disabled: its error texts must be reachable (D37). */
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

/** What was refused and no field here says. A toast has announced it, and goes. */
export const FormRefusal = ({ edit: { refusal } }: { edit: { refusal: string | null } }) =>
  refusal && <p className="basis-full text-admin font-label [overflow-wrap:anywhere] text-bad">{refusal}</p>;
