import { addDays, londonDay } from '@app/ui';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '../../lib/form';
import { text } from './text';

const maxDaysAhead = 365;

/** The day by which a task is due, from today to a year ahead. */
export const DueOnField = <Fields extends { dueOn: string }>({ form }: { form: UseFormReturn<Fields> }) => (
  <DateField
    // It reads and writes only this field.
    form={form as unknown as UseFormReturn<{ dueOn: string }>}
    name="dueOn"
    label={text.day}
    min={londonDay()}
    max={addDays(londonDay(), maxDaysAhead)}
    validate={(day) => (day ? undefined : text.noDay)}
  />
);
