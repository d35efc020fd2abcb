import {
  emailQuoteLimits,
  contactLimits,
  paths,
  quoteLimits,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { formatGbp, toPence } from '@app/pricing';
import { apiMutation } from '@app/web-client';
import { useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { apiText } from '../../lib/api/api-text';
import { Button } from '../../lib/controls/button';
import { Notice } from '../../lib/controls/notice';
import { MmField } from '../../lib/form/mm-field';
import { readMm } from '../../lib/form/read-mm';
import { SelectField } from '../../lib/form/select-field';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { CutoutChoices } from './cutout-choices';
import type { Offered } from './offered';
import { priceParts } from './price-parts';
import {
  chosenParts,
  quoteProblems,
  sideProblem,
  startingValues,
  toStaffQuoteRequest,
  type QuoteField,
  type QuoteFormValues,
  type QuoteOccasion,
} from './quote-form';
import { QuotePricePanel } from './quote-price-panel';
import { text } from './text';

interface StaffQuoteFormProps {
  occasion: QuoteOccasion;
  offered: Offered;
  onSaved: (quote: SaveStaffQuoteResponse) => void;
  onCancel: () => void;
}

const sides = ['length', 'width'] as const;

/** What goes into a quote at the left, what it looks like and costs at the right. */
export function StaffQuoteForm({ occasion, offered, onSaved, onCancel }: StaffQuoteFormProps) {
  const [start] = useState(() => startingValues(occasion, offered));
  const edit = useEditForm<SaveStaffQuoteResponse, QuoteFormValues>({
    row: null,
    toFields: () => start.values,
    save: (values) => apiMutation('POST', paths.adminQuotes, toStaffQuoteRequest(values, occasion.inquiry)),
    onSaved,
    failure: apiText.createFailed,
  });
  const { form } = edit;
  const values = { ...start.values, ...useWatch({ control: form.control }) };
  const parts = chosenParts(values, offered);
  const length = sideProblem('length', values.length) ? null : readMm(values.length);
  const width = sideProblem('width', values.width) ? null : readMm(values.width);
  const price = priceParts(parts, length && width ? { lengthMm: length, widthMm: width } : null);

  // A size that was asked for and cannot be quoted is said at once: it is why somebody wrote.
  useEffect(() => {
    const filled = sides.filter((side) => start.values[side] !== '');
    if (filled.length > 0) void form.trigger(filled);
  }, [form, start]);

  const field = <Name extends QuoteField>(name: Name) => ({
    form,
    name,
    label: text.labels[name],
    validate: (_: unknown, all: QuoteFormValues) => quoteProblems(all, chosenParts(all, offered))[name],
  });
  const options = (rows: readonly { id: number }[], nameOf: (id: number) => string, none: string) => [
    { value: '', label: none },
    ...rows.map(({ id }) => ({ value: String(id), label: nameOf(id) })),
  ];
  const named = <Row extends { id: number; name: string }>(rows: readonly Row[], none: string) =>
    options(rows, (id) => rows.find((row) => row.id === id)?.name ?? '', none);

  return (
    <form
      noValidate
      aria-label={text.title}
      onSubmit={edit.submit}
      className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start overflow-y-auto desktop:grid-cols-[minmax(0,1fr)_400px] desktop:content-stretch desktop:overflow-hidden"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 desktop:overflow-y-auto desktop:p-5.5">
        <p className="text-ink-2">{text.lede}</p>
        {start.notSold.length > 0 && <Notice tone="warn" title={text.notSold(start.notSold.join(', '))} />}
        <Part title={text.customer}>
          <div className={threeColumns}>
            <TextField {...field('customerName')} maxLength={emailQuoteLimits.name} />
            <TextField {...field('customerEmail')} type="email" maxLength={emailQuoteLimits.email} />
            <TextField {...field('customerPhone')} maxLength={contactLimits.phone} />
          </div>
        </Part>
        <Part title={text.stone}>
          <div className={threeColumns}>
            <SelectField {...field('materialId')} options={named(offered.materials, text.choose)} />
            <SelectField
              {...field('colorId')}
              options={named(parts.material?.colors ?? [], text.choose)}
              hint={parts.color && text.perUnit(formatGbp(toPence(parts.color.priceModifier)))}
            />
            <SelectField
              {...field('thicknessId')}
              options={options(
                offered.thicknesses,
                (id) => offered.thicknesses.find((it) => it.id === id)?.displayName ?? '',
                text.choose,
              )}
            />
            <MmField {...field('length')} hint={text.range.length} />
            <MmField {...field('width')} hint={text.range.width} />
            <SelectField
              {...field('sinkTypeId')}
              options={named(offered.sinkTypes, text.noSink)}
              hint={parts.sink && text.more(formatGbp(toPence(parts.sink.priceModifier)))}
            />
          </div>
        </Part>
        {offered.cutouts.length > 0 && (
          <Part title={text.cutouts}>
            <CutoutChoices binding={form.register('cutoutIds')} cutouts={offered.cutouts} />
          </Part>
        )}
        <Part title={text.notes}>
          <TextField {...field('notes')} isLong hint={text.notesHint} maxLength={quoteLimits.notes} />
        </Part>
      </div>
      <QuotePricePanel
        parts={parts}
        lengthMm={readMm(values.length)}
        widthMm={readMm(values.width)}
        price={price}
      >
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isPending={edit.isSaving} className="flex-1">
            {edit.isSaving ? text.saving : text.save}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </QuotePricePanel>
    </form>
  );
}

const threeColumns = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-3';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-3 border border-line bg-surface px-4.5 pt-4 pb-4.5">
    <h3 className="mb-3 text-[15px] font-strong">{title}</h3>
    {children}
  </section>
);
