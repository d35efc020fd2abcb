/** SQL: the payment of a line was undone, so the line may be recorded again. */
export const isUndoneSql = (entryId: string) =>
  `EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = ${entryId})`;

/** SQL: bank transfers that staff recorded within a week of `day` and that belong to no line. */
export const recordedTransfersSql = (day: string) => `
  ledger_entry AS entry
  WHERE kind = 'payment' AND method = 'bank-transfer'
    AND coalesce(paid_on::date, moved_at) BETWEEN (${day})::date - 7 AND (${day})::date + 8
    AND NOT ${isUndoneSql('entry.id')} AND NOT EXISTS (SELECT FROM bank_line WHERE entry_id = entry.id)`;
