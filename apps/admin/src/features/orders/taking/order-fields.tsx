import { depositLimits, depositWays, longestEmail } from '@app/contracts';
import { deliveryFee, formatGbp, type Pence } from '@app/pricing';
import type { UseFormReturn } from 'react-hook-form';
import { DateField, SelectField, TextField } from '../../../lib/form/form-fields';
import { londonDay } from '../../../lib/london-day';
import { Card } from '../../../lib/page/card';
import { staffChannels } from '../../../lib/words';
import { type OrderFields, orderProblems } from './order-form';
import { text } from './text';

interface OrderFieldsProps {
  form: UseFormReturn<OrderFields>;
  values: OrderFields;
  deposit: Pence;
}

const twoColumns = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2';
/** Of an address, the address itself has the most. */
const longestAccess = 120;

/** For whom, to where, and how its deposit is paid: in the order in which a caller says it. */
export function OrderFieldCards({ form, values, deposit }: OrderFieldsProps) {
  const field = <Name extends keyof OrderFields>(name: Name) => ({
    form,
    name,
    label: text.labels[name],
    validate: (_: unknown, all: OrderFields) => orderProblems(all)[name],
  });
  return (
    <>
      <Card title={text.customer}>
        <div className={twoColumns}>
          <TextField {...field('customerName')} maxLength={depositLimits.customerName} />
          <TextField {...field('customerPhone')} maxLength={depositLimits.customerPhone} />
          <TextField
            {...field('customerEmail')}
            type="email"
            hint={text.emailHint}
            maxLength={longestEmail}
          />
          <SelectField {...field('channel')} options={staffChannels} />
        </div>
      </Card>
      <Card title={text.delivery}>
        <Choices
          form={form}
          name="needsDelivery"
          options={[
            { value: 'yes', title: text.deliver(formatGbp(deliveryFee)) },
            { value: 'no', title: text.collect },
          ]}
        />
        {values.needsDelivery === 'yes' && (
          <div className="mt-4 grid gap-4">
            <TextField
              {...field('deliveryAddress')}
              isLong
              maxLength={depositLimits.deliveryAddress - longestAccess}
            />
            <TextField {...field('access')} isOptional hint={text.accessHint} maxLength={longestAccess - 1} />
          </div>
        )}
      </Card>
      <Card title={text.deposit(formatGbp(deposit))}>
        <Choices
          form={form}
          name="depositBy"
          options={depositWays.map((way) => ({
            value: way,
            title: text.ways[way][0],
            detail: text.ways[way][1],
          }))}
        />
        {values.depositBy === 'bank-transfer' && (
          <div className="mt-4 max-w-80">
            <DateField {...field('dueOn')} min={londonDay()} hint={text.dueHint} />
          </div>
        )}
      </Card>
    </>
  );
}

interface ChoicesProps {
  form: UseFormReturn<OrderFields>;
  name: 'needsDelivery' | 'depositBy';
  options: readonly { value: string; title: string; detail?: string }[];
}

/** One of a few, all in sight. */
const Choices = ({ form, name, options }: ChoicesProps) => (
  <fieldset>
    <legend className="sr-only">{text.labels[name]}</legend>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 tablet:grid-cols-2 full:grid-cols-3">
      {options.map(({ value, title, detail }) => (
        <label
          key={value}
          className="flex min-h-11 items-start gap-2.5 rounded-2 border border-line px-3.5 py-2.5 has-checked:border-chalk has-checked:bg-chalk-tint"
        >
          <input
            type="radio"
            value={value}
            {...form.register(name)}
            className="mt-0.5 size-4.5 flex-none accent-fill"
          />
          <span>
            <span className="num font-label">{title}</span>
            {detail && <span className="block text-caption text-ink-3">{detail}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
