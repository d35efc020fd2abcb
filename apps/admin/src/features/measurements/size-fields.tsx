import type { SizeLimits } from '@app/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf, MmField, SwitchField } from '../../lib/form/form-fields';
import { type MeasurementFields, placeProblem, sizeProblem } from './measurement-fields';
import { text } from './text';

interface SizeFieldsProps {
  form: UseFormReturn<MeasurementFields>;
  fields: MeasurementFields;
  sizeLimits: SizeLimits;
  sizeLabels: Readonly<Record<'lengthMm' | 'widthMm', string>>;
}

const validateAlongLength = (typed: string, all: MeasurementFields) => placeProblem(typed, all.lengthMm);
const validateAlongWidth = (typed: string, all: MeasurementFields) => placeProblem(typed, all.widthMm);

/** Sizes of a top, and where its sink and tap holes are. */
export function SizeFields({ form, fields: { sink, isSinkAgreed, taps }, ...props }: SizeFieldsProps) {
  const { sizeLimits, sizeLabels } = props;
  const field = fieldOf(form, { ...text.labels, ...sizeLabels });
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-x-3.5 gap-y-4">
        <MmField {...field('lengthMm')} validate={(typed) => sizeProblem('lengthMm', typed, sizeLimits)} />
        <MmField {...field('widthMm')} validate={(typed) => sizeProblem('widthMm', typed, sizeLimits)} />
        {sink && isSinkAgreed && (
          <>
            <MmField {...field('sink.left')} validate={validateAlongLength} />
            <MmField {...field('sink.back')} validate={validateAlongWidth} />
          </>
        )}
        {taps.map((_, index) => [
          <MmField
            key={`left-${index}`}
            form={form}
            name={`taps.${index}.left`}
            label={text.tapLeft(index + 1, taps.length)}
            validate={validateAlongLength}
          />,
          <MmField
            key={`back-${index}`}
            form={form}
            name={`taps.${index}.back`}
            label={text.tapBack(index + 1, taps.length)}
            validate={validateAlongWidth}
          />,
        ])}
      </div>
      {sink && <SwitchField {...field('isSinkAgreed')} hint={text.sinkAgreedHint} />}
    </>
  );
}
