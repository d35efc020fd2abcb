const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** '16 to 22 Nov', '30 Nov to 6 Dec'. */
export function weekWords({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => short.format(new Date(`${day}T12:00:00Z`)));
  const [startDay, startMonth] = (first ?? '').split(' ');
  const isOneMonth = startMonth === (last ?? '').split(' ')[1];
  return `${isOneMonth ? startDay : first} to ${last}`;
}
