import { maxHoldReasonLength, type TopCard } from '@app/contracts';
import { type ToastMessage } from '@app/ui';
import { ApiError } from '@app/web-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormDialog, TextField } from '../../lib/form';
import { holdText as text } from './text';
import { TopHolds } from './top-holds';

/** The API's errors for a top on hold: work may only continue with a reason. */
export type HoldError = 'order/on-hold' | 'order/drawing-not-signed';

/** null: the error is another one. */
export function holdErrorOf(error: unknown): HoldError | null {
  const code = error instanceof ApiError ? error.body?.code : null;
  return code === 'order/on-hold' || code === 'order/drawing-not-signed' ? code : null;
}

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
  holdError: HoldError;
  /** To name what it waits for. */
  top?: Pick<TopCard, 'holds' | 'problems'>;
  onSubmit: (reason: string) => Promise<unknown>;
  successToast: ToastMessage;
  failure: string;
  onClose: () => void;
}

export const HoldReasonDialog = ({
  reference,
  holdError,
  top,
  onSubmit,
  successToast,
  failure,
  onClose,
}: HoldReasonDialogProps) => (
  <FormDialog<{ reason: string }>
    title={text.titles[holdError](reference)}
    description={text.details[holdError]}
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
    {(form) => (
      <>
        {top && <TopHolds top={top} />}
        <HoldReasonField form={form} name="reason" />
      </>
    )}
  </FormDialog>
);
