import { Button } from '@app/ui';
import type { ReactNode } from 'react';
import { leaveGuard } from '../guard/leave-guard';
import { formText as text } from './form-text';

interface FormButtonsProps {
  edit: { isSaving: boolean };
  submit: string;
  sending?: string;
  kind?: 'primary' | 'quiet' | 'danger';
  isWide?: boolean;
  /** Only once nothing that was typed is lost by it. */
  onCancel?: () => void;
  /** Beside it, such as a delete button. */
  children?: ReactNode;
}

/** The foot of a form. The button is never disabled: its error texts must be reachable (D37). */
export const FormButtons = ({
  edit: { isSaving },
  submit,
  sending = submit,
  kind = 'primary',
  isWide = false,
  onCancel,
  children,
}: FormButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" kind={kind} isPending={isSaving} className={isWide ? 'flex-1' : undefined}>
      {isSaving ? sending : submit}
    </Button>
    {children}
    {onCancel && <Button onClick={() => leaveGuard.leave(onCancel)}>{text.cancel}</Button>}
  </div>
);
