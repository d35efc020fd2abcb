import { idempotencyKeyHeader, maxProblemLength, paths, problemTextField } from '@app/contracts';
import { apiForm } from '@app/web-client';
import { useState } from 'react';
import { PhotosField } from '../../features/production/photos-field';
import { IdempotentRequest } from '../../lib/api/idempotent-request';
import { errorOf, TextField } from '../../lib/form/form-fields';
import { FormDialog } from '../../lib/form/form-dialog';
import { text } from './text';

interface ProblemFields {
  text: string;
  photos: File[];
}

export function ProblemDialog({ reference, onClose }: { reference: string; onClose: () => void }) {
  const [request] = useState(() => new IdempotentRequest());
  return (
    <FormDialog<ProblemFields>
      title={text.report}
      description={text.reportDetail}
      defaultValues={{ text: '', photos: [] }}
      mutationFn={({ text: problem, photos }) => {
        const form = new FormData();
        form.append(problemTextField, problem);
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
        form.register('photos', { validate: (photos) => (photos.length ? undefined : text.photoMissing) });
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
            <PhotosField
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
