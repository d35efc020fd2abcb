import { Button } from '@app/ui';
import type { ReactNode } from 'react';
import { leaveGuard } from '../guard/leave-guard';
import { formText as text } from './form-text';

interface FormButtonsProps {
  edit: { isSaving: boolean; formError: string | null };
  submitLabel: string;
  pendingLabel?: string;
  kind?: 'primary' | 'quiet' | 'danger';
  isWide?: boolean;
  /** Called after unsaved changes are saved or discarded. */
  onCancel?: () => void;
  /** Replaces 'Cancel' in forms that cancel an order. */
  cancelLabel?: string;
  children?: ReactNode;
}

/** Never disabled: otherwise the error messages could not be reached (D37). */
export const FormButtons = ({
  edit,
  submitLabel,
  pendingLabel = submitLabel,
  kind = 'primary',
  isWide = false,
  onCancel,
  cancelLabel = text.cancel,
  children,
}: FormButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <FormError edit={edit} />
    <Button type="submit" kind={kind} isPending={edit.isSaving} className={isWide ? 'flex-1' : undefined}>
      {edit.isSaving ? pendingLabel : submitLabel}
    </Button>
    {children}
    {onCancel && <Button onClick={() => leaveGuard.confirmThen(onCancel)}>{cancelLabel}</Button>}
  </div>
);

/** Errors that belong to no field. They stay after the toast has gone. */
export const FormError = ({ edit: { formError } }: { edit: { formError: string | null } }) =>
  formError && (
    <p className="basis-full text-small font-label [overflow-wrap:anywhere] text-bad">{formError}</p>
  );
