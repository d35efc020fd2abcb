import {
  maxWeeklySquareMetres,
  paths,
  type SetWorkshopRequest,
  workshopRange,
  type WorkshopSettings,
} from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { workshopText as text } from '../../features/board/text';
import { fieldOf, FormDialog, NumberField } from '../../lib/form';

interface WorkshopDialogProps {
  settings: WorkshopSettings;
  onClose: () => void;
}

export const WorkshopDialog = ({
  settings: { weeklySquareMetres, sizeLimits },
  onClose,
}: WorkshopDialogProps) => (
  <FormDialog
    title={text.title}
    description={text.detail}
    defaultValues={{
      weeklySquareMetres: weeklySquareMetres ?? '',
      maxLengthMm: String(sizeLimits.lengthMm.max),
      maxWidthMm: String(sizeLimits.widthMm.max),
    }}
    mutationFn={({ maxLengthMm, maxWidthMm, ...capacity }) =>
      apiMutation<unknown>('PUT', paths.workshop, {
        ...capacity,
        maxLengthMm: Number(maxLengthMm),
        maxWidthMm: Number(maxWidthMm),
      } satisfies SetWorkshopRequest)
    }
    invalidates={['orders']}
    successToast={() => ({ title: text.saved })}
    failure={text.failed}
    submitLabel={text.save}
    isNarrow
    onClose={onClose}
  >
    {(form) => {
      const field = fieldOf(form, text.labels);
      const size = { suffix: 'mm', decimals: 0 } as const;
      return (
        <>
          <NumberField
            {...field('weeklySquareMetres')}
            hint={text.capacityHint}
            isOptional
            suffix="m²"
            min={0.01}
            max={maxWeeklySquareMetres}
            decimals={2}
          />
          <NumberField {...field('maxLengthMm')} hint={text.sizeHint} {...size} {...workshopRange.lengthMm} />
          <NumberField {...field('maxWidthMm')} hint={text.sizeHint} {...size} {...workshopRange.widthMm} />
        </>
      );
    }}
  </FormDialog>
);
