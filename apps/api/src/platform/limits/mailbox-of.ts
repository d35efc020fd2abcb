/**
 * Which mailbox an address stands for when uses are counted: capitals make no other one, nor does what follows a plus,
 * by which most providers let people sort what they get.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const end = lower.lastIndexOf('@');
  const [name = ''] = lower.slice(0, end).split('+', 1);
  return `${name || lower.slice(0, end)}${lower.slice(end)}`;
}
