import type { AdminInquiryDetail } from '@app/contracts';
import { formatDay } from '@app/pricing';
import { text } from './text';

/** Mail programs and browsers cut off addresses beyond about 2,000 characters: this many of them quote what was written. */
const mostQuoted = 1_400;

export function replyAddress({
  form,
  email,
  name,
  fields,
  excerpt,
  createdAt,
}: Pick<AdminInquiryDetail, 'form' | 'email' | 'name' | 'fields' | 'excerpt' | 'createdAt'>): string {
  const long = fields.filter(({ isLong }) => isLong).map(({ value }) => value);
  const said = long.length > 0 ? long.join('\n\n') : excerpt;
  const quoted = shortened(said, mostQuoted).replace(/^/gm, '> ');
  const body = [text.greeting(name), '', '', '', text.wrote(name, formatDay(createdAt)), quoted].join('\r\n');
  const query = new URLSearchParams({ subject: `Re: ${text.replySubject[form]}`, body });
  // Mail programs take a plus for a plus.
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.toString().replaceAll('+', '%20')}`;
}

/** Cut between characters, by what they come to in an address. */
function shortened(words: string, most: number): string {
  let room = most;
  const kept = [];
  for (const character of words.trim()) {
    room -= encodeURIComponent(character).length;
    if (room < 0) return `${kept.join('')}…`;
    kept.push(character);
  }
  return kept.join('');
}
