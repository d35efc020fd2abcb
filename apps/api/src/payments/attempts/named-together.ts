/** Whoever reads it sees so many references; more than this says less. */
const mostNamed = 3;

/** 'VT-26-00412, VT-26-00413, VT-26-00414 and 2 more'. */
export function namedTogether(references: readonly string[]): string {
  const more = references.length - mostNamed;
  return `${references.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
