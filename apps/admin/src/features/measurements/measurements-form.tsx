import {
  type AdminQuoteDetail,
  measuringMethods,
  measurementLimits,
  type Measurements,
  paths,
  type SaveMeasurementsResponse,
} from '@app/contracts';
import { MeasuredDrawing, showToast } from '@app/ui';
import { apiMutation, isApiError } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { invalidateData } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { fieldOf, FormButtons, SelectField, TextField, useEditForm } from '../../lib/form';
import { agreedHowLabels } from '../quotes/agreement-text';
import { MeasuredDetails } from './measured-details';
import {
  type MeasurementFields,
  planOfFields,
  validSizesOf,
  initialFields,
  toMeasurementsRequest,
} from './measurement-fields';
import { changesPrice, PriceChoice, usePricePreview } from './price-choice';
import { SizeFields } from './size-fields';
import { text } from './text';

interface MeasurementsFormProps {
  quote: AdminQuoteDetail;
  onSaved: (saved: SaveMeasurementsResponse) => void;
  onCancel: () => void;
}

export function MeasurementsForm({ quote, onSaved, onCancel }: MeasurementsFormProps) {
  const client = useQueryClient();
  const [initial] = useState(() => initialFields(quote));
  const [knownVersion, setKnownVersion] = useState(quote.measurements?.version ?? null);
  const [hasConflict, setHasConflict] = useState(false);
  const theirs = hasConflict && quote.measurements?.version !== knownVersion ? quote.measurements : null;
  const edit = useEditForm<SaveMeasurementsResponse, MeasurementFields>({
    invalidates: ['orders', 'money', 'tasks', 'mails'],
    toFields: () => initial,
    save: async (fields) => {
      const version = theirs?.version ?? knownVersion;
      setKnownVersion(version);
      setHasConflict(false);
      try {
        return await apiMutation<SaveMeasurementsResponse>(
          'POST',
          paths.measurements(quote.id),
          toMeasurementsRequest(changesPrice(preview) ? fields : { ...fields, price: '' }, version),
        );
      } catch (error) {
        if (isApiError(error, 'order/measured-meanwhile')) {
          setHasConflict(true);
          invalidateData(client, ['orders']);
        }
        throw error;
      }
    },
    onSaved: ({ revisedQuote }) =>
      showToast(
        revisedQuote
          ? { title: text.proposed, description: text.proposedDetail }
          : { title: text.saved, description: text.savedDetail },
      ),
    closeAfterSave: onSaved,
    failure: text.failed,
  });
  const { form } = edit;
  const fields = { ...initial, ...useWatch({ control: form.control }) } as MeasurementFields;
  const preview = usePricePreview(quote, validSizesOf(fields, quote.sizeLimits), fields.layout);
  const field = fieldOf(form, text.labels);
  const formRef = useRef<HTMLFormElement>(null);
  // The form is taller than the button it replaces, which may be at the bottom of the screen.
  useEffect(() => {
    form.setFocus('lengthMm');
    // The drawing has no height until its width is known.
    const frame = requestAnimationFrame(() => formRef.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [form]);
  return (
    <form
      ref={formRef}
      noValidate
      aria-label={text.form}
      onSubmit={edit.submit}
      className="grid scroll-mt-44 gap-4 max-wide:scroll-mt-54"
    >
      {theirs && <NewerMeasurements theirs={theirs} quote={quote} />}
      <div className="own-colors rounded-3 border border-line bg-surface p-2">
        <MeasuredDrawing plan={planOfFields(quote, fields)} maxHeightPx={230} />
      </div>
      <SizeFields form={form} fields={fields} top={quote} sizeLabels={text.labels} />
      <SelectField
        {...field('how')}
        options={measuringMethods.map((how) => ({ value: how, label: agreedHowLabels[how] }))}
      />
      <TextField
        {...field('note')}
        isOptional
        isLong
        hint={text.noteHint}
        maxLength={measurementLimits.note}
      />
      <PriceChoice form={form} state={preview} />
      <FormButtons edit={edit} submitLabel={theirs ? text.saveOver : text.save} onCancel={onCancel} />
    </form>
  );
}

const NewerMeasurements = ({ theirs, quote }: { theirs: Measurements; quote: AdminQuoteDetail }) => (
  <Notice tone="warn" title={text.meanwhile}>
    <p className="mb-2">{text.meanwhileDetail}</p>
    <MeasuredDetails measurements={theirs} quote={quote} />
  </Notice>
);
