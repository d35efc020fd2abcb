/**
 * Which mailbox an address stands for when uses are counted: capitals make no other one, nor does what follows a plus,
 * by which most providers let people sort what they get; nor, at Google, do dots.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const end = lower.lastIndexOf('@');
  const [bare = ''] = lower.slice(0, end).split('+', 1);
  const name = bare || lower.slice(0, end);
  return /^@(?:gmail|googlemail)\.com$/.test(lower.slice(end))
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}${lower.slice(end)}`;
}
