import { delivery } from '@app/content';
import { depositLimits, depositWays, maxEmailLength } from '@app/contracts';
import { formatGbp, type Pence } from '@app/pricing';
import { londonDay } from '@app/ui';
import type { UseFormReturn } from 'react-hook-form';
import { staffChannels } from '../../features/quotes/staff-channels';
import { ChoicesField, DateField, SelectField, TextField } from '../../lib/form';
import { Card } from '../../lib/page';
import { type OrderFields, orderProblems } from './order-form';
import { text } from './text';

interface OrderFieldsProps {
  form: UseFormReturn<OrderFields>;
  values: OrderFields;
  deposit: Pence;
}

const twoColumns = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2';
/** Characters. */
const maxAccessLength = 120;

/** In the order of a phone call: customer, address, deposit. */
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
            maxLength={maxEmailLength}
          />
          <SelectField {...field('channel')} options={staffChannels} />
        </div>
      </Card>
      <Card title={text.delivery}>
        <ChoicesField
          {...field('needsDelivery')}
          options={[
            { value: 'yes', title: text.deliver(formatGbp(delivery.fee)) },
            { value: 'no', title: text.collect },
          ]}
        />
        {values.needsDelivery === 'yes' && (
          <div className="mt-4 grid gap-4">
            <TextField
              {...field('deliveryAddress')}
              isLong
              maxLength={depositLimits.deliveryAddress - maxAccessLength}
            />
            <TextField
              {...field('access')}
              isOptional
              hint={text.accessHint}
              maxLength={maxAccessLength - 1}
            />
          </div>
        )}
      </Card>
      <Card title={text.deposit(formatGbp(deposit))}>
        <ChoicesField
          {...field('depositBy')}
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
