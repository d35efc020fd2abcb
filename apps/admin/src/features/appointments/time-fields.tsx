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
  hasKinds: boolean;
}

const kinds = appointmentKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));

export function TimeFields({ form, hasKinds }: TimeFieldsProps) {
  const kind = form.watch('kind');
  const day = form.watch('day');
  const state = toLoadState(useAdminQuery<AppointmentTimes>(paths.appointmentTimes(kind)));
  const times = state.kind === 'ready' ? state.data.times : [];
  const days = [...new Set(times.map(({ startsAt }) => weekdayDate(startsAt)))];
  const shownDay = days.includes(day) ? day : (days[0] ?? '');
  const ofDay = times.filter(({ startsAt }) => weekdayDate(startsAt) === shownDay);
  return (
    <>
      {hasKinds && <SelectField form={form} name="kind" label={text.kind} options={kinds} />}
      {times.length > 0 ? (
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
              ofDay.some(({ startsAt }) => startsAt === value) ? undefined : text.timeMissing
            }
            options={[
              { value: '', label: '–' },
              ...ofDay.map(({ startsAt, endsAt }) => ({
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
