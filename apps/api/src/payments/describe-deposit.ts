/** The provider shows it to the payer; more than this says less. */
const mostNamed = 3;

/** What a deposit is for, as the card page and bank statements say it. */
export function describeDeposit(references: readonly string[]): string {
  const named = references.slice(0, mostNamed).join(', ');
  const more = references.length - mostNamed;
  return `Deposit for ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
