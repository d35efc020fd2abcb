import {
  idempotencyKeyHeader,
  maxProblemLength,
  type OrderStage,
  orderStages,
  paths,
  problemTextField,
  remakeStageField,
  remakeStages,
} from '@app/contracts';
import { apiForm } from '@app/web-client';
import { useState } from 'react';
import { IdempotentRequest } from '../../lib/api';
import { errorOf, FormDialog, SelectField, TextField } from '../../lib/form';
import { PhotosField } from './photos-field';
import { problemText as text } from './text';

interface ProblemFields {
  text: string;
  photos: File[];
  /** Empty: decided later. */
  remakeStage: string;
}

interface ProblemDialogProps {
  reference: string;
  stage: OrderStage | null;
  /** The workshop has to add a photo, and cannot decide to remake a top. */
  isWorkshop: boolean;
  onClose: () => void;
}

export function ProblemDialog({ reference, stage, isWorkshop, onClose }: ProblemDialogProps) {
  const earlierStages =
    isWorkshop || !stage
      ? []
      : remakeStages.filter((earlier) => orderStages.indexOf(earlier) < orderStages.indexOf(stage));
  const [request] = useState(() => new IdempotentRequest());
  return (
    <FormDialog<ProblemFields>
      title={text.report}
      description={isWorkshop ? text.reportDetail : text.officeDetail}
      defaultValues={{ text: '', photos: [], remakeStage: '' }}
      mutationFn={({ text: problem, photos, remakeStage }) => {
        const form = new FormData();
        form.append(problemTextField, problem);
        if (remakeStage) form.append(remakeStageField, remakeStage);
        for (const photo of photos) form.append('files', photo, photo.name);
        return request.withKey((key) =>
          apiForm(paths.topProblems(reference), form, { [idempotencyKeyHeader]: key }),
        );
      }}
      invalidates={['orders', 'tasks']}
      successToast={() => ({ title: text.reported })}
      failure={text.reportFailed}
      submitLabel={text.send}
      isNarrow
      onClose={onClose}
    >
      {(form) => {
        form.register('photos', {
          validate: (photos) => (isWorkshop && !photos.length ? text.photoMissing : undefined),
        });
        return (
          <>
            <TextField
              form={form}
              name="text"
              label={text.problem}
              isLong
              requiredMessage={text.problemMissing}
              maxLength={maxProblemLength}
            />
            {earlierStages.length > 0 && (
              <SelectField
                form={form}
                name="remakeStage"
                label={text.whatNext}
                options={[
                  { value: '', label: text.decideLater },
                  ...earlierStages.map((value) => ({ value, label: text.remake[value] })),
                ]}
              />
            )}
            <PhotosField
              label={isWorkshop ? text.photosNeeded : text.photosOptional}
              photos={form.watch('photos')}
              error={errorOf(form, 'photos')}
              onChange={(photos) =>
                form.setValue('photos', photos, { shouldDirty: true, shouldValidate: true })
              }
            />
          </>
        );
      }}
    </FormDialog>
  );
}
