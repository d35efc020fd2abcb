import { londonDateOf } from '../../platform/clock/london-day';

/** Of the first of each of so many months one is kept. */
const months = 12;

interface Taken {
  takenAt: Date;
}

/**
 * Which backups stay: all of the latest day; of each of the latest `days` that have any the last; and of each of the latest
 * twelve months the first.
 */
export function chooseKept<Backup extends Taken>(backups: readonly Backup[], days: number): Set<Backup> {
  const newestFirst = [...backups].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const dayOf = ({ takenAt }: Taken) => londonDateOf(takenAt);
  const monthOf = (backup: Taken) => dayOf(backup).slice(0, 7);
  const [newest] = newestFirst;
  const lastOfDays = firstOfEach(newestFirst, dayOf).slice(0, days);
  const firstOfMonths = firstOfEach([...newestFirst].reverse(), monthOf).slice(-months);
  const ofLatestDay = newestFirst.filter((each) => newest && dayOf(each) === dayOf(newest));
  return new Set([...ofLatestDay, ...lastOfDays, ...firstOfMonths]);
}

function firstOfEach<Backup>(backups: readonly Backup[], groupOf: (backup: Backup) => string): Backup[] {
  const found = new Map<string, Backup>();
  for (const backup of backups) if (!found.has(groupOf(backup))) found.set(groupOf(backup), backup);
  return [...found.values()];
}
