import type { CurrentUserResponse, TopCard, Visit } from '@app/contracts';
import { PhotosField } from '../../features/production/photos-field';
import { errorOf, FormDialog } from '../../lib/form';
import { saveEntry } from './entry-queue';
import { text } from './text';

interface PhotosDialogProps {
  user: Pick<CurrentUserResponse, 'email'>;
  visit: Visit;
  top: TopCard;
  onSaved: () => void;
  onClose: () => void;
}

/** Photos that were forgotten when sizes or a hand-over were saved. */
export const PhotosDialog = ({ user, visit, top: { reference }, onSaved, onClose }: PhotosDialogProps) => (
  <FormDialog<{ photos: File[] }>
    title={text.addPhotosTitle(reference)}
    description={text.addPhotosDetail}
    defaultValues={{ photos: [] }}
    mutationFn={async ({ photos }) => {
      await saveEntry(user, {
        visitId: visit.id,
        title: text.addPhotosTitle(reference),
        reference,
        photos,
        signature: null,
        entry: { kind: 'photos', reference },
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
        <PhotosField
          photos={form.watch('photos')}
          error={errorOf(form, 'photos')}
          onChange={(photos) => form.setValue('photos', photos, { shouldDirty: true, shouldValidate: true })}
        />
      );
    }}
  </FormDialog>
);
