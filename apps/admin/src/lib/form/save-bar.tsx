import { Button } from '@app/ui';
import type { ReactNode } from 'react';
import { formText as text } from './form-text';

interface SaveBarProps {
  isSaving: boolean;
  /** What the button says; by default 'Save changes'. */
  label?: string;
  /** Beside it, such as a delete button. */
  children?: ReactNode;
  /** A sentence below. */
  note?: ReactNode;
}

/** The foot of a form. Save is never disabled: its error texts must be reachable (D37). */
export const SaveBar = ({ isSaving, label = text.save, children, note }: SaveBarProps) => (
  <div className="border-t border-line pt-4.5">
    <div className="flex flex-wrap gap-2">
      <Button type="submit" kind="primary" isPending={isSaving} className="flex-1">
        {isSaving ? text.saving : label}
      </Button>
      {children}
    </div>
    {note && <p className="mt-2 text-caption text-ink-3">{note}</p>}
  </div>
);
