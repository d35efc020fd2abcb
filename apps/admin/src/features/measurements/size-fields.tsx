import { isOnTop } from '@app/configuration';
import { cx } from '@app/ui';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf, fieldOf, MmField } from '../../lib/form';
import { LayoutField } from '../layout/layout-field';
import {
  type MeasurableTop,
  type MeasurementFields,
  partsOf,
  problemsOfFields,
  sizeProblem,
  validSizesOf,
} from './measurement-fields';
import { text } from './text';

interface SizeFieldsProps {
  form: UseFormReturn<MeasurementFields>;
  fields: MeasurementFields;
  top: MeasurableTop & { color: { hexCode: string; stripUrl?: string | null } };
  sizeLabels: Readonly<Record<'lengthMm' | 'widthMm', string>>;
}

/** Sizes of a top, and where its basins and cut-outs are. */
export function SizeFields({ form, fields, top, sizeLabels }: SizeFieldsProps) {
  const { sizeLimits, color } = top;
  const field = fieldOf(form, { ...text.labels, ...sizeLabels });
  const parts = partsOf(top);
  const size = validSizesOf(fields, sizeLimits);
  form.register('layout', {
    validate: (layout) => !layout || !size || isOnTop(layout, parts.cutouts, size) || text.offTop,
  });
  const problems = problemsOfFields(top, fields);
  const layoutError = errorOf(form, 'layout');
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-x-3.5 gap-y-4">
        <MmField {...field('lengthMm')} validate={(typed) => sizeProblem('lengthMm', typed, sizeLimits)} />
        <MmField {...field('widthMm')} validate={(typed) => sizeProblem('widthMm', typed, sizeLimits)} />
      </div>
      <LayoutField
        label={text.layoutAgreed}
        hint={text.layoutHint}
        parts={parts}
        size={size}
        stone={{ hexCode: color.hexCode, stripUrl: color.stripUrl ?? null }}
        sizeLimits={sizeLimits}
        layout={fields.layout}
        problems={problems}
        startsWith={top.measurements?.layout ?? top.layout}
        onChange={(layout) => form.setValue('layout', layout, { shouldDirty: true, shouldValidate: true })}
      />
      <div role="status" className="grid gap-1">
        {problems.map(({ sentence, isNotice }) => (
          <p key={sentence} className={cx('text-caption', isNotice ? 'text-ink-2' : 'text-warn')}>
            {sentence}
          </p>
        ))}
      </div>
      {layoutError && (
        <p role="alert" className="text-caption font-label text-bad">
          {layoutError}
        </p>
      )}
    </>
  );
}
