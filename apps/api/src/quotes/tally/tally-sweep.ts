import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { PeriodicTask } from '../../platform/background/periodic-task';

/** Fewer rows than that are summed as fast as one. */
const fewestRows = 64;

/**
 * Makes one row for each status of all the changes so far. What is being written meanwhile stays as it is, and of two
 * that fold at once each takes what the other has not: so the sum is the same before, during and after.
 */
export const foldTally = `
  WITH known AS (
    SELECT id FROM quote_tally
    WHERE (SELECT count(*) FROM (SELECT FROM quote_tally LIMIT ${fewestRows}) AS few) = ${fewestRows}
    FOR UPDATE SKIP LOCKED
  ), folded AS (
    DELETE FROM quote_tally USING known WHERE quote_tally.id = known.id RETURNING quote_tally.*
  )
  INSERT INTO quote_tally (status, quotes, total, expected, received, without_deposit)
  SELECT status, sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)
  FROM folded GROUP BY status`;

/** How often we look. Nothing depends on it: unfolded changes are summed all the same, only slower. */
const everyMs = 60_000;

/** Keeps the sums of quotes quick to read. */
@Injectable()
export class TallySweep extends PeriodicTask {
  constructor(
    private readonly statements: Statements,
    { backgroundTimeScale: timeScale }: AppConfig,
  ) {
    super({ everyMs, timeScale });
  }

  async sweep(): Promise<void> {
    await this.statements.run(foldTally);
  }
}
