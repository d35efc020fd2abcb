import { Button, SmallDialog } from '@app/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { leaveGuard } from '../guard/leave-guard';
import { formText } from './form-text';
import type { EditFormState } from './use-edit-form';

interface SendDialogProps<Row, Fields extends FieldValues> {
  edit: EditFormState<Row, Fields>;
  title: string;
  /** One sentence: what comes of it. */
  description: string;
  /** The button that sends. */
  submit: string;
  /** What it says meanwhile, as a rule 'Sending...'. */
  sending?: string;
  /** As wide as few short fields need. */
  isNarrow?: boolean;
  /** Only once nothing that was typed is lost by it. */
  onClose: () => void;
  children: ReactNode;
}

/** A few fields in a dialog of their own, and the button that sends something off with them. */
export function SendDialog<Row, Fields extends FieldValues>({
  edit,
  title,
  description,
  submit,
  sending = formText.sending,
  isNarrow = false,
  onClose,
  children,
}: SendDialogProps<Row, Fields>) {
  const close = () => leaveGuard.leave(onClose);
  return (
    <SmallDialog
      isOpen
      onClose={close}
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
        {children}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isPending={edit.isSaving} className="flex-1">
            {edit.isSaving ? sending : submit}
          </Button>
          <Button kind="quiet" onClick={close}>
            {formText.cancel}
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}
