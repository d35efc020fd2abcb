import { appointmentKinds, type AppointmentKind, type AppointmentTimes, paths } from '@app/contracts';
import { clock, weekdayDate } from '@app/ui';
import { toLoadState } from '@app/web-client';
import type { UseFormReturn } from 'react-hook-form';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { SelectField } from '../../lib/form/form-fields';
import { kindLabels, text } from './text';

export interface TimeFieldsValue {
  kind: AppointmentKind;
  day: string;
  startsAt: string;
}

interface TimeFieldsProps {
  form: UseFormReturn<TimeFieldsValue>;
  /** False where the kind is fixed. */
  canChooseKind: boolean;
}

const kinds = appointmentKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));

export function TimeFields({ form, canChooseKind }: TimeFieldsProps) {
  const kind = form.watch('kind');
  const day = form.watch('day');
  const state = toLoadState(useAdminQuery<AppointmentTimes>(paths.appointmentTimes(kind)));
  const slots = state.kind === 'ready' ? state.data.times : [];
  const days = [...new Set(slots.map(({ startsAt }) => weekdayDate(startsAt)))];
  const selectedDay = days.includes(day) ? day : (days[0] ?? '');
  const slotsOfDay = slots.filter(({ startsAt }) => weekdayDate(startsAt) === selectedDay);
  return (
    <>
      {canChooseKind && <SelectField form={form} name="kind" label={text.kind} options={kinds} />}
      {slots.length > 0 ? (
        <>
          <SelectField
            form={form}
            name="day"
            label={text.day}
            options={days.map((one) => ({ value: one, label: one }))}
          />
          <SelectField
            form={form}
            name="startsAt"
            label={text.time}
            validate={(value) =>
              slotsOfDay.some(({ startsAt }) => startsAt === value) ? undefined : text.timeMissing
            }
            options={[
              { value: '', label: '–' },
              ...slotsOfDay.map(({ startsAt, endsAt }) => ({
                value: startsAt,
                label: `${clock(startsAt)} to ${clock(endsAt)}`,
              })),
            ]}
          />
        </>
      ) : (
        <p role="status" className="text-small text-ink-2">
          {state.kind === 'failed' && state.error.message}
          {state.kind === 'ready' && text.noTimes}
          {state.kind === 'loading' && text.loadingTimes}
        </p>
      )}
    </>
  );
}
