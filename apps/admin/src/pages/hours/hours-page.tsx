import { showroom, weekdays } from '@app/content';
import {
  type AppointmentKind,
  appointmentKinds,
  type AppointmentRules,
  appointmentRuleLimits as limits,
  paths,
} from '@app/contracts';
import { apiMutation } from '@app/web-client';
import type { UseFormReturn } from 'react-hook-form';
import { HoursRow, hoursCheckboxClass } from '../../features/appointments/hours-row';
import { kindLabels, weekdayLabels } from '../../features/appointments/text';
import { useAdminQuery } from '../../lib/api';
import { errorOf, NumberField, SettingsForm } from '../../lib/form';
import { AdminPage, Loaded } from '../../lib/page';
import { hoursProblem, type RulesFields, toFields, toRules } from './rules-form';
import { text } from './text';

export const HoursPage = () => (
  <AdminPage title={text.page}>
    <Loaded
      query={useAdminQuery<AppointmentRules>(paths.appointmentRules)}
      loading={text.loading}
      skeletons={['h-160 max-w-180']}
    >
      {(rules) => (
        <SettingsForm
          title={text.title}
          detail={text.detail}
          settings={rules}
          toFields={toFields}
          save={(fields) => apiMutation<AppointmentRules>('PUT', paths.appointmentRules, toRules(fields))}
          invalidates={['orders']}
        >
          {(form) => (
            <>
              <fieldset>
                <legend className="mb-1.5 text-small font-label">{text.hours}</legend>
                <p className="mb-1.5 text-caption text-ink-3">{text.openingHours}</p>
                <ul className="grid gap-1.5">
                  {weekdayLabels.map((weekday, index) => (
                    <HoursOfDay key={weekday} form={form} index={index} />
                  ))}
                </ul>
              </fieldset>
              <fieldset className="grid gap-3">
                <legend className="mb-1.5 text-small font-label">{text.slots}</legend>
                {appointmentKinds.map((kind) => (
                  <SlotsOfKind key={kind} form={form} kind={kind} />
                ))}
              </fieldset>
              <NumberField
                form={form}
                name="noticeDays"
                label={text.notice}
                suffix={text.noticeUnit}
                {...limits.noticeDays}
                decimals={0}
              />
            </>
          )}
        </SettingsForm>
      )}
    </Loaded>
  </AdminPage>
);

interface RulesFormProps {
  form: UseFormReturn<RulesFields>;
}

function HoursOfDay({ form, index }: RulesFormProps & { index: number }) {
  const weekday = weekdayLabels[index] ?? '';
  return (
    <HoursRow
      weekday={weekday}
      isOpen={form.watch(`days.${index}.works`)}
      closedText={text.none}
      detail={shopHours(index)}
      error={errorOf(form, `days.${index}.from`)}
      openField={form.register(`days.${index}.works`)}
      from={form.register(`days.${index}.from`, {
        validate: (_, { days }) => days[index] && hoursProblem(days[index], index),
      })}
      to={form.register(`days.${index}.to`)}
    >
      <label className="inline-flex items-center gap-1.5 text-caption whitespace-nowrap text-ink-2">
        <input
          type="checkbox"
          aria-label={text.travels(weekday)}
          className={hoursCheckboxClass}
          {...form.register(`days.${index}.travels`)}
        />
        {text.travel}
      </label>
    </HoursRow>
  );
}

/** When customers find the shop open, since appointments need not fill that time. */
function shopHours(index: number): string | undefined {
  if (showroom.hours.length === 0) return undefined;
  const time = showroom.hours.find(({ days }) => days.some((day) => day === weekdays[index]))?.time;
  return time ? text.shopIsOpen(time.opens, time.closes) : text.shopIsClosed;
}

const SlotsOfKind = ({ form, kind }: RulesFormProps & { kind: AppointmentKind }) => (
  <div className="grid grid-cols-2 gap-3">
    <NumberField
      form={form}
      name={`slots.${kind}.minutes`}
      label={text.minutes(kindLabels[kind])}
      suffix={text.minutesUnit}
      {...limits.minutes}
      decimals={0}
    />
    <NumberField
      form={form}
      name={`slots.${kind}.places`}
      label={text.places(kindLabels[kind])}
      suffix={text.placesUnit}
      {...limits.places}
      decimals={0}
    />
  </div>
);
