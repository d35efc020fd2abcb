import { type CurrentUserResponse, type Visit, visitEntryLimits } from '@app/contracts';
import { errorOf, fieldOf, TextField } from '../../lib/form/form-fields';
import { FormDialog } from '../../lib/form/form-dialog';
import { keepEntry } from './entry-queue';
import { PhotosField } from '../../features/production/photos-field';
import { text } from './text';

interface HandOverFields {
  receiver: string;
  photos: File[];
}

interface HandOverDialogProps {
  user: Pick<CurrentUserResponse, 'email'>;
  visit: Visit;
  stage: 'delivered' | 'collected';
  onSaved: () => void;
  onClose: () => void;
}

export const HandOverDialog = ({ user, visit, stage, onSaved, onClose }: HandOverDialogProps) => (
  <FormDialog<HandOverFields>
    title={text.handOverTitle[stage]}
    description={text.handOverDetail(visit.tops.filter((top) => top.stage === 'ready').length)}
    defaultValues={{ receiver: visit.customerName ?? '', photos: [] }}
    mutationFn={async ({ receiver, photos }) => {
      await keepEntry(user, {
        ...{ visitId: visit.id, reference: null, photos, signature: null },
        title: `${text.handOverTitle[stage]}: ${visit.order}`,
        entry: { kind: 'hand-over', stage, name: receiver.trim() },
      });
      onSaved();
    }}
    invalidates={[]}
    successToast={() => ({ title: text.saved })}
    failure={text.failed}
    submitLabel={text.save}
    isNarrow
    onClose={onClose}
  >
    {(form) => {
      form.register('photos', { validate: (photos) => (photos.length ? undefined : text.photoMissing) });
      return (
        <>
          <PhotosField
            photos={form.watch('photos')}
            error={errorOf(form, 'photos')}
            onChange={(photos) =>
              form.setValue('photos', photos, { shouldDirty: true, shouldValidate: true })
            }
          />
          <TextField
            {...fieldOf(form, text.labels)('receiver')}
            requiredMessage={text.nameMissing}
            maxLength={visitEntryLimits.name}
          />
        </>
      );
    }}
  </FormDialog>
);
