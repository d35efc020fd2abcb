import { pence, type Pence } from '@app/pricing';
import { readLondonDay } from '../../platform/clock/london-day';

/** Reads pounds as banks write them: `1,234.56`, `-£12.5`, `+3`; null for any other text. */
export function readPounds(text: string): Pence | null {
  const match = /^([+-]?)£?([+-]?)(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(
    text.replace(/\s/g, ''),
  );
  if (!match) return null;
  const [, before = '', after = '', pounds = '', pennies = ''] = match;
  if (before && after) return null;
  const amount = Number(pounds.replaceAll(',', '')) * 100 + Number(pennies.padEnd(2, '0'));
  return pence(before === '-' || after === '-' ? 0 - amount : amount);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads `21/11/2026`, `21 Nov 2026`, `21-Nov-26` or `2026-11-21` as `2026-11-21`; null for any other text. */
export function readBankDay(text: string): string | null {
  const trimmed = text.trim();
  const iso = /^\d{4}-\d{2}-\d{2}$/.exec(trimmed)?.[0];
  const parts = /^(\d{1,2})[/ -](\d{1,2}|[A-Za-z]{3,9})[/ -](\d{4}|\d{2})$/.exec(trimmed);
  if (!iso && !parts) return null;
  const [, day = '', monthText = '', year = ''] = parts ?? [];
  const month = /^\d/.test(monthText)
    ? monthText
    : String(months.indexOf(monthText.slice(0, 3).toLowerCase()) + 1);
  const date = iso ?? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return readLondonDay(date) ? date : null;
}
