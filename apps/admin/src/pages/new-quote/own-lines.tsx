import { adjustmentLimits } from '@app/contracts';
import { Button, IconButton } from '@app/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { NumberField, SelectField, TextField } from '../../lib/form';
import { Card } from '../../lib/page';
import { emptyAdjustment, type QuoteField, type QuoteFormValues } from './quote-form';
import { text } from './text';

interface OwnLinesProps {
  form: UseFormReturn<QuoteFormValues>;
  problemOf: (field: QuoteField, values: QuoteFormValues) => string | undefined;
}

const units = [
  { value: 'pounds', label: '£' },
  { value: 'percent', label: '%' },
];

/** Lines that staff add to the catalogue's price. */
export function OwnLines({ form, problemOf }: OwnLinesProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'adjustments' });
  const bound = <Name extends `adjustments.${number}.${'unit' | 'amount' | 'reason'}`>(
    name: Name,
    label: string,
  ) => ({
    form,
    name,
    label,
    validate: (_: unknown, all: QuoteFormValues) => problemOf(name, all),
  });
  return (
    <Card title={text.adjustment} aside={text.adjustmentHint}>
      <ul className="grid gap-4">
        {fields.map(({ id }, place) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_5.5rem_2.75rem] items-start gap-x-3 gap-y-2 tablet:grid-cols-[minmax(0,9rem)_5.5rem_minmax(0,1fr)_2.75rem]"
          >
            <NumberField
              {...bound(`adjustments.${place}.amount`, text.labels.amount)}
              isOptional
              decimals={2}
            />
            <SelectField {...bound(`adjustments.${place}.unit`, text.labels.unit)} options={units} />
            <div className="max-tablet:order-1 max-tablet:col-span-3">
              <TextField
                {...bound(`adjustments.${place}.reason`, text.labels.reason)}
                isOptional
                maxLength={adjustmentLimits.reason}
              />
            </div>
            <IconButton
              icon={Trash2}
              label={text.removeLine(place + 1)}
              onClick={() => remove(place)}
              className="mt-6"
            />
          </li>
        ))}
      </ul>
      {fields.length < adjustmentLimits.lines && (
        <Button
          icon={Plus}
          kind="ghost"
          onClick={() => append(emptyAdjustment, { focusName: `adjustments.${fields.length}.amount` })}
          className="mt-3"
        >
          {text.addLine}
        </Button>
      )}
    </Card>
  );
}
