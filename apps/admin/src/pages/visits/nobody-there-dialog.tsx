import { type CurrentUserResponse, type Visit, visitEntryLimits } from '@app/contracts';
import { PhotosField } from '../../features/production/photos-field';
import { fieldOf, FormDialog, TextField } from '../../lib/form';
import { saveEntry } from './entry-queue';
import { text } from './text';

interface NobodyThereDialogProps {
  user: Pick<CurrentUserResponse, 'email'>;
  visit: Visit;
  onSaved: () => void;
  onClose: () => void;
}

export const NobodyThereDialog = ({ user, visit, onSaved, onClose }: NobodyThereDialogProps) => (
  <FormDialog<{ officeNote: string; photos: File[] }>
    title={text.nobodyThere}
    description={text.nobodyThereDetail}
    defaultValues={{ officeNote: '', photos: [] }}
    mutationFn={async ({ officeNote, photos }) => {
      await saveEntry(user, {
        visitId: visit.id,
        title: `${text.nobodyThere}: ${visit.order}`,
        reference: null,
        photos,
        signature: null,
        entry: { kind: 'nobody-there', note: officeNote.trim() || null, knownStartsAt: visit.startsAt },
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
    {(form) => (
      <>
        <TextField {...fieldOf(form, text.labels)('officeNote')} maxLength={visitEntryLimits.note} />
        <PhotosField
          photos={form.watch('photos')}
          onChange={(photos) => form.setValue('photos', photos, { shouldDirty: true })}
        />
      </>
    )}
  </FormDialog>
);
