import type { ReconciliationRow } from '@app/contracts';

/** What differs before what agrees, each by time. */
export const orderedRows = (rows: readonly ReconciliationRow[]): ReconciliationRow[] =>
  rows.toSorted((one, other) => rank(one) - rank(other) || one.at.localeCompare(other.at));

const rank = ({ verdict }: ReconciliationRow): number => (isDifference(verdict) ? 0 : 1);

export const isDifference = (verdict: ReconciliationRow['verdict']): boolean =>
  verdict !== 'equal' && verdict !== 'unchecked';
