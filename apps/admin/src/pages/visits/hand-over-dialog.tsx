import { type CurrentUserResponse, type Visit, visitEntryLimits } from '@app/contracts';
import { errorOf, fieldOf, FormDialog, TextField } from '../../lib/form';
import { describeTop } from '../../features/production/describe-top';
import { HoldReasonField } from '../../features/production/hold-reason';
import { PhotosField } from '../../features/production/photos-field';
import { TopHolds } from '../../features/production/top-holds';
import { saveEntry } from './entry-queue';
import { text } from './text';

interface HandOverFields {
  receiver: string;
  reason: string;
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
    description={text.handOverDetail(visit.toHandOver)}
    defaultValues={{ receiver: visit.customerName ?? '', reason: '', photos: [] }}
    mutationFn={async ({ receiver, reason, photos }) => {
      await saveEntry(user, {
        visitId: visit.id,
        reference: null,
        photos,
        signature: null,
        title: `${text.handOverTitle[stage]}: ${visit.order}`,
        entry: { kind: 'hand-over', stage, name: receiver.trim(), reason: reason.trim() || null },
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
      const heldTops = visit.tops.filter((top) => top.stage === 'ready' && top.holds.length > 0);
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
          {heldTops.map((top) => (
            <div key={top.reference} className="grid gap-1.5">
              <p className="text-small font-label">{describeTop(top)}</p>
              <TopHolds top={top} />
            </div>
          ))}
          {heldTops.length > 0 && <HoldReasonField form={form} name="reason" />}
        </>
      );
    }}
  </FormDialog>
);
