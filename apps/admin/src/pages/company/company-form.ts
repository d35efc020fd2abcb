import { type Company, type CompanySettings, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { weekdayLabels } from '../../features/appointments/text';
import { text } from './text';

interface DayFields {
  works: boolean;
  from: string;
  to: string;
}

/** The company as form values: numbers as typed, days and links one per line. */
export type CompanyFields = Omit<
  Company,
  'hours' | 'closedDays' | 'socialLinks' | 'since' | 'weeksToHandOver'
> & {
  days: DayFields[];
  closedDays: string;
  socialLinks: string;
  since: string;
  weeksToHandOver: string;
};

const usualHours = { from: '09:00', to: '17:00' };

export function toFields({ hours, closedDays, socialLinks, ...company }: Company): CompanyFields {
  return {
    ...company,
    since: String(company.since),
    weeksToHandOver: String(company.weeksToHandOver),
    days: weekdayLabels.map((_, index) => {
      const hoursOfDay = hours[index] ?? null;
      return { works: hoursOfDay !== null, ...(hoursOfDay ?? usualHours) };
    }),
    closedDays: closedDays.map(toUkDate).join('\n'),
    socialLinks: socialLinks.map(({ name, url }) => `${name} ${url}`).join('\n'),
  };
}

const toCompany = ({ days, closedDays, socialLinks, ...fields }: CompanyFields): Company => ({
  ...fields,
  since: Number(fields.since),
  weeksToHandOver: Number(fields.weeksToHandOver),
  deliveryFee: Number(fields.deliveryFee).toFixed(2),
  hours: days.map(({ works, from, to }) => (works ? { from, to } : null)),
  closedDays: wordsOf(closedDays).map((typed) => readDay(typed) ?? typed),
  socialLinks: linesOf(socialLinks).map(toLink),
});

export const saveCompany = (fields: CompanyFields, { version }: CompanySettings) =>
  apiMutation<CompanySettings>('PUT', paths.company, { ...toCompany(fields), version });

export function closedDaysProblem(typed: string): string | undefined {
  const invalidDay = wordsOf(typed).find((day) => readDay(day) === null);
  return invalidDay && text.closedDayWrong(invalidDay);
}

export function linksProblem(typed: string): string | undefined {
  const wrong = linesOf(typed).find((line) => {
    const { name, url } = toLink(line);
    return name === '' || !/^https?:\/\/\S+$/.test(url);
  });
  return wrong && text.linkWrong(wrong);
}

export const hoursProblem = ({ works, from, to }: DayFields, weekday: number): string | undefined =>
  works && !(from < to) ? text.hoursWrong(weekdayLabels[weekday] ?? '') : undefined;

const wordsOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** '2026-12-24' as '24/12/2026'. */
const toUkDate = (day: string): string => day.split('-').toReversed().join('/');

/** '24/12/2026', '24.12.26' or '2026-12-24'; null: no such day. */
function readDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(typed) ?? [];
  const date = day ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && isRealDay(date);
  return isDay ? date : null;
}

/** Not 31 February, which `Date` reads as a day of March. */
function isRealDay(date: string): boolean {
  const time = new Date(`${date}T12:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** 'Google Maps https://…': the address is the last word. */
function toLink(line: string): { name: string; url: string } {
  const words = line.split(/\s+/);
  return { name: words.slice(0, -1).join(' '), url: words.at(-1) ?? '' };
}
