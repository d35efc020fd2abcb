import { deletedFilter, orderStates, quoteStatuses } from '@app/contracts';
import { Button, MenuItem, shortDate, SmallDialog } from '@app/ui';
import { ArrowDownUp, CalendarDays, X } from 'lucide-react';
import { useState } from 'react';
import { stateLabels } from '../../features/quotes/state-labels';
import { DayInput } from '../../lib/controls';
import { ChoiceMenu, FilterMenu } from '../../lib/page';
import { useUrlState } from '../../lib/use-url-state';
import { daysOfPeriod, periodOf, periods } from './period';
import { text } from './text';

/** @param job the name of the listed job */
export const ListFilters = ({ job }: { job: string | null }) => (
  <>
    <JobFilter job={job} />
    <FilterMenu
      label={text.status}
      name="status"
      placeholder={text.status}
      choices={[
        { value: 'any', content: text.anyStatus },
        ...orderStates.map((value) => ({ value, content: stateLabels[value] })),
        ...quoteStatuses.map((value) => ({ value, content: text.quoteStatuses[value] })),
        { value: deletedFilter, content: text.deleted },
      ]}
    />
    <FilterMenu
      label={text.payment}
      name="payment"
      placeholder={text.payment}
      choices={text.paymentOrder.map((value) => ({ value, content: text.payments[value] }))}
    />
    <PeriodMenu />
    <SortMenu />
  </>
);

function JobFilter({ job }: { job: string | null }) {
  const url = useUrlState();
  if (!url.get('job')) return null;
  return (
    <Button onClick={() => url.set({ job: null })} className="max-w-60">
      <span className="truncate">{job ?? text.job}</span>
      <X aria-label={text.anyJob} className="size-4 flex-none" strokeWidth={1.5} />
    </Button>
  );
}

function PeriodMenu() {
  const url = useUrlState();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [from, to] = [url.get('from'), url.get('to')];
  const chosen = !from && !to ? 'any' : periodOf(from, to);
  const chosenText = chosen ? text.periods[chosen] : shortDays(from, to);
  return (
    <>
      <ChoiceMenu
        icon={CalendarDays}
        label={text.period}
        buttonText={chosen === 'any' ? text.period : chosenText}
        value={chosen ?? ''}
        choices={(['any', ...periods] as const).map((value) => ({
          value,
          content: text.periods[value],
        }))}
        onChoose={(value) => url.set(value === 'any' ? { from: null, to: null } : daysOfPeriod(value))}
        extraItems={<MenuItem onChoose={() => setDialogOpen(true)}>{text.otherDays}</MenuItem>}
      />
      {isDialogOpen && <DaysDialog onClose={() => setDialogOpen(false)} />}
    </>
  );
}

/** The table's headers can sort by more columns than this menu. */
function SortMenu() {
  const url = useUrlState();
  const sort = url.get('sort') ?? '';
  return (
    <ChoiceMenu
      icon={ArrowDownUp}
      label={text.sort}
      buttonText={text.sorts.find(({ value }) => value === sort)?.content ?? text.sorted}
      value={sort}
      choices={text.sorts}
      onChoose={(value) => url.set({ sort: value || null })}
    />
  );
}

/** '1 Nov to 21 Nov'; a missing end is put into words. */
function shortDays(from: string | null, to: string | null): string {
  const [first, last] = [from, to].map((day) =>
    day === null || Number.isNaN(Date.parse(day)) ? null : shortDate(day),
  );
  if (first && last) return first === last ? first : text.days(first, last);
  if (first) return text.since(first);
  return last ? text.until(last) : text.period;
}

function DaysDialog({ onClose }: { onClose: () => void }) {
  const url = useUrlState();
  const [days, setDays] = useState({ from: url.get('from') ?? '', to: url.get('to') ?? '' });
  return (
    <SmallDialog isOpen onClose={onClose} title={text.daysTitle} width="narrow">
      <form
        noValidate
        aria-label={text.daysTitle}
        className="mt-5.5 grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          const isReversed = days.from !== '' && days.to !== '' && days.from > days.to;
          url.set(isReversed ? { from: days.to, to: days.from } : days);
          onClose();
        }}
      >
        {(['from', 'to'] as const).map((name) => (
          <DayInput
            key={name}
            label={text[name]}
            value={days[name]}
            onChange={(day) => setDays({ ...days, [name]: day })}
          />
        ))}
        <Button type="submit" kind="primary">
          {text.show}
        </Button>
      </form>
    </SmallDialog>
  );
}
