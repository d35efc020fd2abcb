import { Button, Menu, MenuChoices, MenuItem, MenuLine } from '@app/ui';
import { ArrowDownUp, CalendarDays, ListFilter, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { daysOfPeriod, periodOf, periods } from '../../features/orders/period';
import { useUrlState } from '../../lib/url/use-url-state';
import { DaysDialog } from './days-dialog';
import { text } from './text';

export function ListFilters() {
  return (
    <>
      <PaymentFilterMenu />
      <PeriodMenu />
      <SortMenu />
    </>
  );
}

function PaymentFilterMenu() {
  const url = useUrlState();
  const chosen = text.paymentOrder.find((value) => value === url.get('payment')) ?? 'any';
  return (
    <ChoiceMenu
      icon={ListFilter}
      label={text.payment}
      said={chosen === 'any' ? text.payment : text.payments[chosen]}
      value={chosen}
      choices={text.paymentOrder.map((value) => ({ value, content: text.payments[value] }))}
      onChoose={(value) => url.set({ payment: value === 'any' ? null : value })}
    />
  );
}

function PeriodMenu() {
  const url = useUrlState();
  const [isAsking, setAsking] = useState(false);
  const [from, to] = [url.get('from'), url.get('to')];
  const chosen = !from && !to ? 'any' : periodOf(from, to);
  return (
    <>
      <ChoiceMenu
        icon={CalendarDays}
        label={text.period}
        said={chosen === 'any' ? text.period : chosen ? text.periods[chosen] : shortDays(from, to)}
        value={chosen ?? ''}
        choices={(['any', ...periods] as const).map((value) => ({
          value,
          content: text.periods[value],
        }))}
        onChoose={(value) => url.set(value === 'any' ? { from: null, to: null } : daysOfPeriod(value))}
        more={<MenuItem onChoose={() => setAsking(true)}>{text.otherDays}</MenuItem>}
      />
      {isAsking && <DaysDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function SortMenu() {
  const url = useUrlState();
  const sort = url.get('sort') ?? '';
  const chosen = text.sorts.find(({ value }) => value === sort);
  return (
    <ChoiceMenu
      icon={ArrowDownUp}
      label={text.sort}
      said={chosen?.label ?? text.sorted}
      value={sort}
      choices={text.sorts.map(({ value, label }) => ({ value, content: label }))}
      onChoose={(value) => url.set({ sort: value || null })}
    />
  );
}

interface ChoiceMenuProps<T extends string> {
  icon: LucideIcon;
  label: string;
  said: string;
  value: string;
  choices: readonly { value: T; content: string }[];
  onChoose: (value: T) => void;
  more?: ReactNode;
}

function ChoiceMenu<T extends string>({
  icon,
  label,
  said,
  value,
  choices,
  onChoose,
  more,
}: ChoiceMenuProps<T>) {
  return (
    <Menu
      label={label}
      trigger={
        <Button kind="ghost" icon={icon} aria-label={said === label ? label : `${label}: ${said}`}>
          {said}
        </Button>
      }
    >
      <MenuChoices label={label} value={value as T} choices={choices} onChoose={onChoose} />
      {more && (
        <>
          <MenuLine />
          {more}
        </>
      )}
    </Menu>
  );
}

const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** '1 Nov to 21 Nov' for the days of a list's address; an open end is said in words. */
function shortDays(from: string | null, to: string | null): string {
  const [first, last] = [from, to].map((day) => {
    const at = new Date(`${day ?? ''}T12:00:00Z`);
    return Number.isNaN(at.getTime()) ? null : short.format(at);
  });
  if (first && last) return first === last ? first : text.days(first, last);
  return first ? text.since(first) : last ? text.until(last) : text.period;
}
