import { maxHoldReasonLength } from '@app/contracts';
import { type ToastMessage } from '@app/ui';
import { ApiError } from '@app/web-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormDialog, TextField } from '../../lib/form';
import { holdText as text } from './text';

/** Whether a top has to wait unless somebody says why it goes on. */
export const isOnHoldError = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'order/on-hold';

export const HoldReasonField = <Fields extends FieldValues>({
  form,
  name,
}: {
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
}) => (
  <TextField
    form={form}
    name={name}
    label={text.reason}
    requiredMessage={text.reasonMissing}
    maxLength={maxHoldReasonLength}
  />
);

interface HoldReasonDialogProps {
  reference: string;
  onSubmit: (reason: string) => Promise<unknown>;
  successToast: ToastMessage;
  failure: string;
  onClose: () => void;
}

export const HoldReasonDialog = ({
  reference,
  onSubmit,
  successToast,
  failure,
  onClose,
}: HoldReasonDialogProps) => (
  <FormDialog<{ reason: string }>
    title={text.title(reference)}
    description={text.detail}
    defaultValues={{ reason: '' }}
    mutationFn={({ reason }) => onSubmit(reason.trim())}
    invalidates={['orders']}
    successToast={() => successToast}
    failure={failure}
    submitLabel={text.goOn}
    cancelLabel={text.wait}
    isNarrow
    onClose={onClose}
  >
    {(form) => <HoldReasonField form={form} name="reason" />}
  </FormDialog>
);
