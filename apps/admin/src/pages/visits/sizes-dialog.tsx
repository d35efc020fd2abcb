import {
  type CurrentUserResponse,
  maxAccessNoteLength,
  measurementLimits,
  type SizeLimits,
  type TopCard,
  type Visit,
  visitEntryLimits,
} from '@app/contracts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  initialFields,
  type MeasurementFields,
  placeProblem,
  sizeProblem,
  toMeasurementsRequest,
} from '../../features/measurements/measurement-fields';
import { text as measurementText } from '../../features/measurements/text';
import { TopDrawing } from '../../features/production/top-drawing';
import { errorOf, fieldOf, MmField, SwitchField, TextField } from '../../lib/form/form-fields';
import { FormDialog } from '../../lib/form/form-dialog';
import { keepEntry } from './entry-queue';
import { PhotosField } from '../../features/production/photos-field';
import { SignatureField } from './signature-field';
import { text } from './text';

interface SizesFields extends MeasurementFields {
  access: string;
  signer: string;
  photos: File[];
  signature: File | null;
}

interface SizesDialogProps {
  user: Pick<CurrentUserResponse, 'email'>;
  visit: Visit;
  top: TopCard;
  sizeLimits: SizeLimits;
  onSaved: () => void;
  onClose: () => void;
}

export function SizesDialog({ user, visit, top, sizeLimits, onSaved, onClose }: SizesDialogProps) {
  const title = text.sizesTitle(top.reference);
  return (
    <FormDialog<SizesFields>
      title={title}
      description={text.sizesDetail}
      defaultValues={{
        ...initialFields({ ...top, sizeLimits }),
        ...{ access: top.access ?? '', signer: visit.customerName ?? '', photos: [], signature: null },
      }}
      mutationFn={async ({ photos, signature, access, signer, ...fields }) => {
        const sizes = toMeasurementsRequest(fields, top.measurements?.version ?? null);
        await keepEntry(user, {
          ...{ visitId: visit.id, title, reference: top.reference, photos, signature },
          entry: {
            kind: 'sizes',
            name: signer.trim(),
            access,
            sizes: { ...sizes, reference: top.reference },
          },
        });
        onSaved();
      }}
      invalidates={[]}
      successToast={() => ({ title: text.saved })}
      failure={text.failed}
      submitLabel={text.save}
      onClose={onClose}
    >
      {(form) => <Fields form={form} top={top} sizeLimits={sizeLimits} />}
    </FormDialog>
  );
}

function Fields({
  form,
  top,
  sizeLimits,
}: Pick<SizesDialogProps, 'top' | 'sizeLimits'> & { form: UseFormReturn<SizesFields> }) {
  const field = fieldOf(form, text.labels);
  const fields = useWatch({ control: form.control }) as SizesFields;
  form.register('signature', { validate: (file) => (file ? undefined : text.signatureMissing) });
  const alongLength = (typed: string, all: SizesFields) => placeProblem(typed, all.lengthMm);
  const alongWidth = (typed: string, all: SizesFields) => placeProblem(typed, all.widthMm);
  const { taps } = fields;
  return (
    <>
      <TopDrawing top={top} sizeLimits={sizeLimits} fields={fields} />
      <div className="grid grid-cols-2 items-end gap-x-3.5 gap-y-4">
        <MmField {...field('lengthMm')} validate={(typed) => sizeProblem('lengthMm', typed, sizeLimits)} />
        <MmField {...field('widthMm')} validate={(typed) => sizeProblem('widthMm', typed, sizeLimits)} />
        {fields.sink && fields.isSinkAgreed && (
          <>
            <MmField {...field('sink.left')} validate={alongLength} />
            <MmField {...field('sink.back')} validate={alongWidth} />
          </>
        )}
        {taps.map((_, index) => [
          <MmField
            key={`left-${index}`}
            form={form}
            name={`taps.${index}.left`}
            label={measurementText.tapLeft(index + 1, taps.length)}
            validate={alongLength}
          />,
          <MmField
            key={`back-${index}`}
            form={form}
            name={`taps.${index}.back`}
            label={measurementText.tapBack(index + 1, taps.length)}
            validate={alongWidth}
          />,
        ])}
      </div>
      {fields.sink && <SwitchField {...field('isSinkAgreed')} hint={text.sinkAgreedHint} />}
      <TextField {...field('note')} isOptional isLong maxLength={measurementLimits.note} />
      <TextField
        {...field('access')}
        isOptional
        isLong
        hint={text.accessHint}
        maxLength={maxAccessNoteLength}
      />
      <PhotosField
        photos={fields.photos}
        onChange={(photos) => form.setValue('photos', photos, { shouldDirty: true })}
      />
      <TextField {...field('signer')} requiredMessage={text.nameMissing} maxLength={visitEntryLimits.name} />
      <p className="text-small">{text.agreed}</p>
      <SignatureField
        error={errorOf(form, 'signature')}
        onSigned={(file) => form.setValue('signature', file, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}
