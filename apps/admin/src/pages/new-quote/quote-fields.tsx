import {
  contradictionsOfSelection,
  endsOf,
  exclusionSentence,
  exclusionsAmong,
  realCutouts,
  realSinkTypes,
  placementProblems,
  type Catalogue,
  type Selection,
} from '@app/configuration';
import {
  contactLimits,
  emailQuoteLimits,
  quoteLimits,
  thicknessesOf,
  type Cutout,
  type SizeLimits,
} from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { cx, londonDay } from '@app/ui';
import type { UseFormReturn, UseFormRegisterReturn } from 'react-hook-form';
import { staffChannels } from '../../features/quotes/staff-channels';
import { DateField, MmField, NumberField, SelectField, TextField } from '../../lib/form';
import { LayoutField } from '../../features/layout/layout-field';
import { Card } from '../../lib/page';
import { ExistingCustomers } from './existing-customers';
import { OwnLines } from './own-lines';
import type { QuoteField, QuoteFormValues } from './quote-form';
import { text } from './text';

interface QuoteFieldsProps {
  form: UseFormReturn<QuoteFormValues>;
  catalogue: Catalogue;
  selection: Selection;
  limits: SizeLimits;
  problemOf: (field: QuoteField, values: QuoteFormValues) => string | undefined;
}

/** In the order of a phone call. */
export function QuoteFields({ form, catalogue, selection, limits, problemOf }: QuoteFieldsProps) {
  const field = <Name extends QuoteField & keyof typeof text.labels>(name: Name) => ({
    form,
    name,
    label: text.labels[name],
    validate: (_: unknown, all: QuoteFormValues) => problemOf(name, all),
  });
  const toOptions = <Row extends { id: number }>(
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    emptyLabel: string,
  ) => [
    { value: '', label: emptyLabel },
    ...rows.map((row) => ({ value: String(row.id), label: nameOf(row) })),
  ];
  const cutouts = realCutouts(catalogue.cutouts);
  const byName = ({ name }: { name: string }) => name;
  return (
    <>
      <Card title={text.customer} aside={text.customerHint}>
        <div className={threeColumns}>
          <TextField {...field('customerName')} maxLength={emailQuoteLimits.name} />
          <TextField {...field('customerEmail')} type="email" maxLength={emailQuoteLimits.email} />
          <TextField {...field('customerPhone')} maxLength={contactLimits.phone} />
        </div>
        <ExistingCustomers form={form} />
      </Card>
      <Card title={text.stone}>
        <div className={threeColumns}>
          <SelectField
            {...field('materialId')}
            options={toOptions(catalogue.materials, byName, text.choose)}
          />
          <SelectField
            {...field('colorId')}
            options={toOptions(selection.material?.colors ?? [], byName, text.choose)}
            hint={selection.color && text.perUnit(formatPounds(selection.color.priceModifier))}
          />
          <SelectField
            {...field('thicknessId')}
            options={toOptions(
              thicknessesOf(catalogue.thicknesses, selection.material),
              ({ displayName }) => displayName,
              text.choose,
            )}
          />
          <MmField {...field('length')} hint={text.range(limits.lengthMm)} />
          <MmField {...field('width')} hint={text.range(limits.widthMm)} />
          <SelectField
            {...field('sinkTypeId')}
            options={toOptions(realSinkTypes(catalogue.sinkTypes), byName, text.noSink)}
            hint={selection.sink && text.more(formatPounds(selection.sink.priceModifier))}
          />
          <NumberField
            {...field('quantity')}
            {...quoteLimits.quantity}
            decimals={0}
            hint={text.quantityHint}
          />
        </div>
      </Card>
      {cutouts.length > 0 && (
        <Card title={text.cutouts}>
          <CutoutChoices binding={form.register('cutoutIds')} cutouts={cutouts} />
          <div role="status" className="grid gap-1 text-caption text-warn">
            {exclusionsAmong(selection.cutouts).map((pair) => (
              <p key={pair.join()}>{exclusionSentence(pair)}</p>
            ))}
          </div>
        </Card>
      )}
      <LayoutField
        label={text.layout}
        hint={text.layoutHint}
        parts={{
          sinkName: selection.sink?.name ?? null,
          cutouts: selection.cutouts,
          endsMm: endsOf(selection.material, selection.thickness),
        }}
        problems={[...contradictionsOfSelection(selection), ...placementProblems(selection)]}
        size={selection.size}
        stone={selection.color}
        sizeLimits={limits}
        layout={selection.layout}
        onChange={(layout) => form.setValue('layout', layout, { shouldDirty: true })}
      />
      <Card title={text.notes}>
        <TextField {...field('notes')} isLong hint={text.notesHint} maxLength={quoteLimits.notes} />
        <div className={cx(twoColumns, 'mt-4')}>
          <DateField {...field('lastValidDay')} min={londonDay()} hint={text.validHint} />
          <SelectField {...field('channel')} options={staffChannels} />
        </div>
      </Card>
      <OwnLines form={form} problemOf={problemOf} />
    </>
  );
}

const threeColumns =
  'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-3 wide:grid-cols-2 min-[1180px]:grid-cols-3';
const twoColumns = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2';

const CutoutChoices = ({
  binding,
  cutouts,
}: {
  binding: UseFormRegisterReturn;
  cutouts: readonly Cutout[];
}) => (
  <ul className="grid gap-x-8 tablet:grid-cols-2">
    {cutouts.map(({ id, name, priceModifier }) => (
      <li key={id}>
        <label className="flex min-h-11 items-center gap-2.5 wide:min-h-9">
          <input type="checkbox" value={String(id)} {...binding} className="size-4.5 flex-none accent-fill" />
          <span className="min-w-0 flex-1">{name}</span>
          <span translate="no" className="num text-ink-2">
            {formatPounds(priceModifier)}
          </span>
        </label>
      </li>
    ))}
  </ul>
);
