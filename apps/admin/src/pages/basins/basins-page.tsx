import {
  type AdminBasin,
  basinLimits,
  type BasinNumber,
  basinNumbers,
  basinProblem,
  basinShapes,
  basinTypes,
  holeNumbers,
  paths,
} from '@app/contracts';
import { Button } from '@app/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { CatalogueTable } from '../../features/catalogue/catalogue-table';
import { text as catalogueText } from '../../features/catalogue/text';
import { useAdminList } from '../../lib/api';
import { errorOf, fieldOf, NumberField, SelectField, SwitchField, TextField } from '../../lib/form';
import type { Column } from '../../lib/table';
import { basinForm, type BasinValues, emptyHole, toBasinSize } from './basin-form';
import { TemplateField } from './template-field';
import { basinText as text } from './text';

const row = 'grid grid-cols-2 items-end gap-x-3 gap-y-4';

function BasinFields({ form }: { form: UseFormReturn<BasinValues> }) {
  const field = fieldOf(form, catalogueText.labels);
  const [type, shape, template] = useWatch({
    control: form.control,
    name: ['type', 'size.shape', 'template'],
  });
  const number = (name: BasinNumber, label: string = text.numbers[name]) => (
    <NumberField
      form={form}
      name={`size.${name}`}
      label={label}
      suffix="mm"
      {...basinNumbers[name]}
      decimals={0}
    />
  );
  return (
    <>
      <TextField {...field('maker')} requiredMessage={text.missing.maker} maxLength={basinLimits.name} />
      <TextField {...field('name')} requiredMessage={text.missing.name} maxLength={basinLimits.name} />
      <div className={row}>
        <SelectField
          {...field('type')}
          options={basinTypes.map((value) => ({ value, label: text.types[value] }))}
        />
        <SelectField
          form={form}
          name="size.shape"
          label={text.shape}
          options={basinShapes.map((value) => ({ value, label: text.shapes[value] }))}
          validate={(_, { type: of, size }) =>
            basinProblem({ type: of, size: toBasinSize(of, size) }) ?? undefined
          }
        />
        {number('bowlLengthMm')}
        {number('bowlWidthMm')}
        {number('cutoutLengthMm', type === 'vessel' ? text.waste : undefined)}
        {type !== 'vessel' && number('cutoutWidthMm')}
        {shape === 'rectangle' && number('radiusMm')}
        {type !== 'vessel' && number('overhangMm')}
      </div>
      <p className="-mt-2 text-caption text-ink-3">
        {text.bowlHint} {text.cutoutHints[type]} {type !== 'vessel' && text.overhangHints[type]}
      </p>
      <Holes form={form} />
      <TemplateField
        template={template}
        error={errorOf(form, 'template')}
        onChange={(url) => form.setValue('template', url, { shouldDirty: true })}
      />
      <SwitchField {...field('isActive')} hint={catalogueText.kinds.basins.switchHint} />
    </>
  );
}

function Holes({ form }: { form: UseFormReturn<BasinValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'size.holes' });
  return (
    <fieldset className="grid gap-3">
      <legend className="text-label font-label">{text.holes}</legend>
      <p className="text-caption text-ink-3">{text.holesHint}</p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-2 rounded-2 border border-line p-3">
          <legend className="sr-only">{text.hole(index + 1)}</legend>
          <div className="grid grid-cols-3 items-end gap-x-3">
            {(['rightMm', 'behindMm', 'diameterMm'] as const).map((name) => (
              <NumberField
                key={name}
                form={form}
                name={`size.holes.${index}.${name}`}
                label={text.holeNumbers[name]}
                suffix="mm"
                {...holeNumbers[name]}
                decimals={0}
              />
            ))}
          </div>
          <Button
            kind="ghost"
            size="small"
            icon={Trash2}
            onClick={() => remove(index)}
            className="justify-self-start"
          >
            {text.removeHole(index + 1)}
          </Button>
        </fieldset>
      ))}
      {fields.length < basinLimits.holes && (
        <Button size="small" icon={Plus} onClick={() => append(emptyHole)} className="justify-self-start">
          {text.addHole}
        </Button>
      )}
    </fieldset>
  );
}

const cutoutOf = ({ type, size }: AdminBasin): string =>
  type === 'vessel' ? `Ø${size.cutoutLengthMm} mm` : `${size.cutoutLengthMm} × ${size.cutoutWidthMm} mm`;

const columns: readonly Column<AdminBasin>[] = [
  { header: catalogueText.labels.name, sort: 'name', cell: ({ name }) => name, skeletonClass: 'w-40' },
  { header: catalogueText.labels.maker, sort: 'maker', cell: ({ maker }) => maker },
  { header: catalogueText.labels.type, sort: 'type', cell: ({ type }) => text.types[type] },
  { header: text.cutout, align: 'end', cell: cutoutOf, hideWhen: 'beside-panel' },
];

export function BasinsPage() {
  const list = useAdminList<AdminBasin>(paths.adminItems('basins'));
  return (
    <CataloguePage
      form={basinForm}
      list={list}
      sorts={text.sorts}
      fields={(form) => <BasinFields form={form} />}
    >
      <CatalogueTable
        kind="basins"
        list={list}
        columns={columns}
        card={(basin) => ({ end: cutoutOf(basin), lines: [`${basin.maker}, ${text.types[basin.type]}`] })}
      />
    </CataloguePage>
  );
}
