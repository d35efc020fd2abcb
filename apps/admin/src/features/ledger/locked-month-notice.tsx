import { type MonthEnd, monthPattern, paths } from '@app/contracts';
import { optionalData } from '@app/web-client';
import { useAdminQuery } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { monthText, thisMonth } from '../months/month-days';
import { text } from './text';

/** Says that money of a day in a locked month counts in the current one; nothing for other days. */
export function LockedMonthNotice({ day }: { day: string }) {
  const month = day.slice(0, 7);
  const isEarlier = monthPattern.test(month) && month < thisMonth();
  const found = optionalData(useAdminQuery<MonthEnd>(paths.monthEnd(month), { isEnabled: isEarlier }));
  return (
    isEarlier &&
    found?.month === month &&
    found.locked && <Notice tone="warn" title={text.monthLocked(monthText(month), monthText(thisMonth()))} />
  );
}
