import { hasParts, isEachPartPlaced, isPlaced as hasPlaces, positionRows } from '@app/configuration';
import {
  type CurrentUserResponse,
  keepsQuotedPrice,
  maxAccessNoteLength,
  maxHoldReasonLength,
  measurementLimits,
  type SizeLimits,
  type TopCard,
  type Visit,
  visitEntryLimits,
} from '@app/contracts';
import { formatSize } from '@app/pricing';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  initialFields,
  partsOf,
  type MeasurementFields,
  toMeasurementsRequest,
  validSizesOf,
} from '../../features/measurements/measurement-fields';
import { SizeFields } from '../../features/measurements/size-fields';
import { TopDrawing } from '../../features/production/top-drawing';
import { errorOf, fieldOf, FormDialog, SwitchField, TextField } from '../../lib/form';
import { DescriptionList } from '../../lib/page';
import { saveEntry } from './entry-queue';
import { PhotosField } from '../../features/production/photos-field';
import { SignatureField } from './signature-field';
import { text } from './text';

interface SizesFields extends MeasurementFields {
  access: string;
  signer: string;
  isUnsigned: boolean;
  unsignedReason: string;
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
        access: top.access ?? '',
        signer: visit.customerName ?? '',
        photos: [],
        signature: null,
        isUnsigned: false,
        unsignedReason: '',
      }}
      mutationFn={async ({ photos, signature, access, signer, isUnsigned, unsignedReason, ...fields }) => {
        const sizes = toMeasurementsRequest(fields, top.measurements?.version ?? null);
        await saveEntry(user, {
          visitId: visit.id,
          title,
          reference: top.reference,
          photos,
          signature: isUnsigned ? null : signature,
          entry: {
            kind: 'sizes',
            name: isUnsigned ? null : signer.trim(),
            unsignedReason: isUnsigned ? unsignedReason.trim() : null,
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
  const { isUnsigned } = fields;
  const parts = partsOf(top);
  const isPlaced = isEachPartPlaced(fields.layout, parts);
  const isInEditor = hasPlaces(fields.layout) && hasParts(parts);
  const isAboveSignature = isPlaced && !isUnsigned;
  const drawing = <TopDrawing top={top} sizeLimits={sizeLimits} fields={fields} />;
  form.register('signature', {
    validate: (file, { isUnsigned: isSkipped, layout }) => {
      if (isSkipped) return undefined;
      if (!isEachPartPlaced(layout, partsOf(top))) return text.positionsMissing;
      return file ? undefined : text.signatureMissing;
    },
  });
  return (
    <>
      {!isInEditor && !isAboveSignature && drawing}
      <SizeFields
        // It reads and writes only the fields that both forms have.
        form={form as unknown as UseFormReturn<MeasurementFields>}
        fields={fields}
        top={{ ...top, sizeLimits }}
        sizeLabels={text.labels}
      />
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
      <p className="text-small">{priceRule(top, fields, sizeLimits)}</p>
      <SwitchField form={form} name="isUnsigned" label={text.nobodySigns} hint={text.nobodySignsHint} />
      {isUnsigned ? (
        <TextField
          {...field('unsignedReason')}
          requiredMessage={text.reasonMissing}
          maxLength={maxHoldReasonLength}
        />
      ) : (
        <>
          <TextField
            {...field('signer')}
            requiredMessage={text.nameMissing}
            maxLength={visitEntryLimits.name}
          />
          <section aria-label={text.toSign} className="grid gap-2">
            {isAboveSignature && drawing}
            <DescriptionList rows={positionRows(fields.layout, parts)} />
            <p className="text-small">{text.agreed}</p>
            <SignatureField
              error={errorOf(form, 'signature')}
              onSigned={(file) =>
                form.setValue('signature', file, { shouldDirty: true, shouldValidate: true })
              }
            />
          </section>
        </>
      )}
    </>
  );
}

/** What the sizes do to the price, which the fitter does not see. */
function priceRule(top: TopCard, fields: SizesFields, sizeLimits: SizeLimits): string | null {
  const sizes = validSizesOf(fields, sizeLimits);
  if (!sizes) return null;
  const quoted = formatSize({ lengthMm: top.length, widthMm: top.width });
  if (sizes.lengthMm === top.length && sizes.widthMm === top.width) return text.priceAsQuoted;
  const { sizeToleranceMm } = top.making;
  return keepsQuotedPrice(top, sizes)
    ? text.priceKept(quoted, sizeToleranceMm)
    : text.priceAsked(quoted, sizeToleranceMm);
}
