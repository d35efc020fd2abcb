import type { StatementRunner } from '../../database/statements';
import type { MailKind } from '../mail-kind';

const findMailOnItsWay = `
  SELECT FROM (SELECT * FROM mail WHERE to_address = $1 OFFSET 0) AS theirs
  WHERE kind = $2 AND quote_ids @> $3 AND quote_ids <@ $3
    AND (state = 'waiting' OR (state = 'sent' AND created_at > $4))
  LIMIT 1`;

/**
 * Whether a mail of this kind about the same quotes has not reached this address yet: it still waits, or was asked for
 * after `since`. Whoever asks within a transaction must hold the quotes, or two may both be told no.
 */
export async function isOnItsWay(
  tx: StatementRunner,
  {
    kind,
    address,
    quoteIds,
    since,
  }: { kind: MailKind; address: string; quoteIds: readonly string[]; since: Date },
): Promise<boolean> {
  return (await tx.run(findMailOnItsWay, [address, kind, quoteIds, since])).length > 0;
}
