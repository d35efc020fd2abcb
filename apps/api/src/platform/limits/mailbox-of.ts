/** The key for counting uses per mailbox: ignores case and a `+suffix`, and at Google dots. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const end = lower.lastIndexOf('@');
  const [bare = ''] = lower.slice(0, end).split('+', 1);
  const name = bare || lower.slice(0, end);
  return /^@(?:gmail|googlemail)\.com$/.test(lower.slice(end))
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}${lower.slice(end)}`;
}
