import { maxWeeklySquareMetres, paths, type SetWeeklyCapacityRequest } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { workloadText as text } from '../../features/board/text';
import { NumberField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';

export const CapacityDialog = ({ capacity, onClose }: { capacity: string | null; onClose: () => void }) => (
  <SendDialog
    title={text.dialogTitle}
    description={text.dialogDetail}
    start={{ weeklySquareMetres: capacity ?? '' }}
    send={(request: SetWeeklyCapacityRequest) => apiMutation<unknown>('PUT', paths.workload, request)}
    changes={['orders']}
    sent={() => ({ title: text.saved })}
    failure={text.failed}
    submit={text.save}
    isNarrow
    onClose={onClose}
  >
    {(form) => (
      <NumberField
        form={form}
        name="weeklySquareMetres"
        label={text.label}
        hint={text.labelHint}
        isOptional
        suffix="m²"
        min={0.01}
        max={maxWeeklySquareMetres}
        decimals={2}
      />
    )}
  </SendDialog>
);
