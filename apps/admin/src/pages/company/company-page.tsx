import { setCompany } from '@app/content';
import { companyLimits as limits, type CompanySettings, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import type { ReactNode } from 'react';
import { HoursRow } from '../../features/appointments/hours-row';
import { weekdayLabels } from '../../features/appointments/text';
import { UndoCompany } from '../../features/company/undo-company';
import { useAdminQuery } from '../../lib/api';
import { Notice } from '../../lib/controls';
import {
  ConflictDialog,
  DateField,
  errorOf,
  fieldOf,
  FormButtons,
  NumberField,
  TextField,
  useEditForm,
} from '../../lib/form';
import { AdminPage, Card, Loaded } from '../../lib/page';
import { timeInSentence } from '../../lib/status/short-time';
import {
  closedDaysProblem,
  type CompanyFields,
  hoursProblem,
  linksProblem,
  saveCompany,
  toFields,
} from './company-form';
import { text } from './text';

export function CompanyPage() {
  const settings = useAdminQuery<CompanySettings>(paths.company);
  return (
    <AdminPage title={text.title}>
      <Loaded
        query={settings}
        loading={text.loading}
        skeletons={['h-80 w-full', 'h-64 w-full', 'h-64 w-full']}
        className="grid max-w-270 gap-4"
      >
        {(row) => <CompanyForm row={row} />}
      </Loaded>
    </AdminPage>
  );
}

function CompanyForm({ row }: { row: CompanySettings }) {
  const edit = useEditForm<CompanySettings, CompanyFields>({
    row,
    toFields: (settings) => toFields((settings ?? row).company),
    save: (fields, base) => saveCompany(fields, base ?? row),
    invalidates: ['company', 'orders'],
    failure: text.failed,
    onSaved: (saved) => {
      setCompany(saved.company);
      showToast({ title: text.saved, description: text.savedDetail, tone: 'ok' });
    },
  });
  const { form } = edit;
  const bound = fieldOf(form, text.labels);
  const field = <Name extends Exclude<keyof typeof text.labels, 'hours'>>(name: Name) => ({
    ...bound(name),
    hint: text.hints[name],
  });
  return (
    <div className="grid max-w-270 grid-cols-[minmax(0,1fr)] gap-4">
      <Missing row={row} />
      <LastChange row={row} />
      <form
        noValidate
        aria-label={text.title}
        onSubmit={edit.submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Section title={text.sections.company}>
              <TextField {...field('tradingName')} requiredMessage={text.required} maxLength={limits.line} />
              <TextField {...field('legalName')} maxLength={limits.line} />
              <Pair>
                <TextField {...field('companyNumber')} maxLength={limits.line} />
                <TextField {...field('registeredIn')} maxLength={limits.line} />
              </Pair>
              <TextField {...field('registeredOffice')} maxLength={limits.address} />
              <Pair>
                <TextField {...field('vatNumber')} maxLength={limits.line} />
                <NumberField {...field('since')} {...limits.since} decimals={0} />
              </Pair>
            </Section>
            <Section title={text.sections.bank} detail={text.sections.bankDetail}>
              <TextField {...field('bankName')} maxLength={limits.line} />
              <Pair>
                <TextField {...field('bankSortCode')} maxLength={limits.line} />
                <TextField {...field('bankNumber')} maxLength={limits.line} />
              </Pair>
            </Section>
            <Section title={text.sections.delivery}>
              <Pair>
                <NumberField {...field('deliveryFee')} prefix="£" min={0} max={9_999.99} decimals={2} />
                <NumberField
                  {...field('weeksToHandOver')}
                  suffix={text.weeks}
                  {...limits.weeksToHandOver}
                  decimals={0}
                />
              </Pair>
              <TextField {...field('deliveryArea')} maxLength={limits.line} />
            </Section>
            <Section title={text.sections.banner}>
              <TextField {...field('bannerText')} maxLength={limits.banner} />
              <DateField
                {...field('bannerLastDay')}
                validate={(day, { bannerText }) =>
                  day && bannerText.trim() === '' ? text.dayWithoutBanner : undefined
                }
              />
            </Section>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Section title={text.sections.contact}>
              <Pair>
                <TextField {...field('phone')} maxLength={limits.line} />
                <TextField
                  {...field('email')}
                  type="email"
                  requiredMessage={text.required}
                  maxLength={limits.line}
                />
              </Pair>
              <Pair>
                <TextField {...field('tradePhone')} maxLength={limits.line} />
                <TextField {...field('tradeEmail')} type="email" maxLength={limits.line} />
              </Pair>
              <Pair>
                <TextField {...field('senderEmail')} type="email" maxLength={limits.line} />
                <TextField {...field('teamEmail')} type="email" maxLength={limits.line} />
              </Pair>
            </Section>
            <Section title={text.sections.showroom}>
              <TextField {...field('street')} maxLength={limits.address} />
              <Pair>
                <TextField {...field('town')} maxLength={limits.line} />
                <TextField {...field('postcode')} autoCapitalize="characters" maxLength={limits.line} />
              </Pair>
              <TextField {...field('directionsUrl')} maxLength={limits.url} />
              <fieldset>
                <legend className="mb-1.5 text-small font-label">{text.labels.hours}</legend>
                <ul className="grid gap-1.5">
                  {weekdayLabels.map((weekday, index) => (
                    <HoursRow
                      key={weekday}
                      weekday={weekday}
                      isOpen={form.watch(`days.${index}.works`)}
                      error={errorOf(form, `days.${index}.from`)}
                      openField={form.register(`days.${index}.works`)}
                      from={form.register(`days.${index}.from`, {
                        validate: (_, { days }) => days[index] && hoursProblem(days[index], index),
                      })}
                      to={form.register(`days.${index}.to`)}
                    />
                  ))}
                </ul>
              </fieldset>
              <TextField {...field('closedDays')} isLong validate={closedDaysProblem} />
            </Section>
            <Section title={text.sections.links}>
              <TextField {...field('socialLinks')} isLong validate={linksProblem} />
              {(['review', 'kitchenPartner', 'credit'] as const).map((link) => (
                <Pair key={link}>
                  <TextField {...field(`${link}Name`)} maxLength={limits.line} />
                  <TextField {...field(`${link}Url`)} maxLength={limits.url} />
                </Pair>
              ))}
            </Section>
          </div>
        </div>
        <div className="border-t border-line bg-paper py-3 wide:sticky wide:bottom-0">
          <FormButtons edit={edit} submitLabel={text.save} pendingLabel={text.saving} />
        </div>
      </form>
      <ConflictDialog edit={edit} fields={comparedFields} />
    </div>
  );
}

/** Production stays closed while the examples are there. */
function Missing({ row: { isOpen, missing } }: { row: CompanySettings }) {
  if (isOpen) return null;
  return (
    <Notice tone="warn" title={text.notOpen}>
      <p className="max-w-[75ch]">{text.notOpenDetail}</p>
      <ul className="mt-1 list-disc pl-4.5">
        {missing.map(({ field, message }) => (
          <li key={field}>
            {text.labels[field]}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function LastChange({ row: { lastChange, version } }: { row: CompanySettings }) {
  if (!lastChange) return null;
  const { at, by, fields } = lastChange;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-2">
      <p>
        {text.lastChange(
          by,
          timeInSentence(at),
          fields.map((field) => text.labels[field].toLowerCase()),
        )}
      </p>
      <UndoCompany version={version} />
    </div>
  );
}

const Section = ({ title, detail, children }: { title: string; detail?: string; children: ReactNode }) => (
  <Card title={title} detail={detail}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">{children}</div>
  </Card>
);

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-4.5 wide:grid-cols-2">
    {children}
  </div>
);

const { hours: hoursLabel, ...labels } = text.labels;

const comparedFields = [
  ...(Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({ name, label: labels[name] })),
  {
    name: 'days' as const,
    label: hoursLabel,
    show: (value: CompanyFields[keyof CompanyFields]) =>
      (value as CompanyFields['days'])
        .map(({ works, from, to }, index) =>
          works ? `${(weekdayLabels[index] ?? '').slice(0, 3)} ${from}–${to}` : '',
        )
        .filter(Boolean)
        .join(', '),
  },
];
