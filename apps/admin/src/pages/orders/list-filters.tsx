import { Button, Menu, MenuChoices, MenuItem, MenuLine } from '@app/ui';
import { ArrowDownUp, CalendarDays, ListFilter, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { daysOfPeriod, periodOf, periods } from '../../features/orders/period';
import { useUrlState } from '../../lib/url/use-url-state';
import { DaysDialog } from './days-dialog';
import { shortDays } from './short-days';
import { text } from './text';

/** How the list is narrowed and ordered besides status and search; all of it in the page's address. */
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
  /** What is chosen, for screen readers: 'Payment'. */
  label: string;
  /** What the button says. */
  said: string;
  value: string;
  choices: readonly { value: T; content: string }[];
  onChoose: (value: T) => void;
  /** Something else to do below the choices. */
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
