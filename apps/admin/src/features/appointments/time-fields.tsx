import {
  appointmentKinds,
  type AppointmentKind,
  appointmentRuleLimits,
  type AppointmentWeek,
  depositLimits,
  paths,
} from '@app/contracts';
import { addDays, formatTime, Field, londonDay, londonInstant, TextInput } from '@app/ui';
import { toLoadState } from '@app/web-client';
import type { UseFormReturn } from 'react-hook-form';
import { useAdminQuery } from '../../lib/api';
import { DateField, errorOf, NumberField, SelectField, TextField } from '../../lib/form';
import { kindLabels, text } from './text';

export interface TimeFieldsValue {
  kind: AppointmentKind;
  /** '2026-12-01'. */
  day: string;
  /** '09:30'. */
  time: string;
  /** Empty: as long as its kind usually takes. */
  minutes: string;
  /** Empty: nobody. */
  personId: string;
  /** Where to measure. */
  address: string;
}

export const toStaffTime = ({ kind, day, time, minutes, personId, address }: TimeFieldsValue) => ({
  startsAt: londonInstant(day, time),
  minutes: minutes ? Number(minutes) : null,
  personId: personId ? Number(personId) : null,
  address: (kind === 'measuring-visit' && address.trim()) || null,
});

interface TimeFieldsProps<Fields extends TimeFieldsValue> {
  form: UseFormReturn<Fields>;
  /** False where the kind is fixed. */
  canChooseKind: boolean;
}

const kinds = appointmentKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));
const maxDaysAhead = 365;

export function TimeFields<Fields extends TimeFieldsValue>({
  form: dialogForm,
  canChooseKind,
}: TimeFieldsProps<Fields>) {
  const form = dialogForm as unknown as UseFormReturn<TimeFieldsValue>;
  const { kind, day, personId } = form.watch();
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const today = londonDay();
  const state = toLoadState(useAdminQuery<AppointmentWeek>(paths.appointmentWeek(isDay ? day : today)));
  const { people = [], days: [shown] = [] } = state.kind === 'ready' ? state.data : {};
  return (
    <>
      {canChooseKind && <SelectField form={form} name="kind" label={text.kind} options={kinds} />}
      <SelectField
        form={form}
        name="personId"
        label={text.person}
        options={[
          { value: '', label: text.nobody },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField
          form={form}
          name="day"
          label={text.day}
          min={today}
          max={addDays(today, maxDaysAhead)}
          validate={(value) => (value ? undefined : text.dayMissing)}
        />
        <Field label={text.time} error={errorOf(form, 'time')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('time', { validate: (value) => (value ? undefined : text.timeMissing) })}
              type="time"
              className="num"
            />
          )}
        </Field>
      </div>
      <NumberField
        form={form}
        name="minutes"
        label={text.minutes}
        suffix={text.minutesUnit}
        hint={text.usualDuration}
        {...appointmentRuleLimits.minutes}
        decimals={0}
        isOptional
      />
      {kind === 'measuring-visit' && (
        <TextField
          form={form}
          name="address"
          label={text.address}
          requiredMessage={text.addressMissing}
          maxLength={depositLimits.deliveryAddress}
          isLong
        />
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="text-small text-bad">
          {state.error.message}
        </p>
      )}
      {isDay && shown && (
        <div className="rounded-2 bg-sunken px-3 py-2.5 text-small">
          <p className="font-label">
            {shown.hours ? text.dayHours(shown.hours.from, shown.hours.to) : text.dayClosed}
          </p>
          <ul className="num text-caption text-ink-2">
            {shown.booked
              .filter(({ person }) => !personId || String(person?.id) === personId)
              .map(({ id, kind: bookedKind, startsAt, endsAt, person }) => (
                <li key={id}>
                  {startsAt && endsAt && `${formatTime(startsAt)} to ${formatTime(endsAt)}`},{' '}
                  {kindLabels[bookedKind]}
                  {person && `, ${person.name}`}
                </li>
              ))}
          </ul>
        </div>
      )}
    </>
  );
}
