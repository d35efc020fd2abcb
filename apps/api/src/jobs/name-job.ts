import { Injectable } from '@nestjs/common';
import type { NameJobRequest } from '@app/contracts';
import { checkSessionId, readBasketQuotes } from '../basket';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { addToTimelines, readJobs, savedIn } from '../quotes';
import { writeJob } from './write-job';

const readMadeIn = 'SELECT made_in FROM job WHERE id = $1';

/** Has the quotes of a basket be one job. */
@Injectable()
export class NameJob {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * A link to a quote is passed on, and whoever has it may put that quote into a basket of their own: so a job is changed
   * from the basket of which it was made alone.
   * @returns its id
   * @throws AppError `basket/malformed-session`, `job/empty`; why not, as `writeJob`
   */
  name({ basketSessionId, name: words }: NameJobRequest): Promise<string> {
    const session = checkSessionId(basketSessionId.trim());
    const madeIn = savedIn(session);
    const name = words.trim();
    return this.statements.transaction(async (tx) => {
      const quoteIds = await readBasketQuotes(tx, session);
      if (quoteIds.length === 0) throw new AppError('job/empty');
      const [known] = (await readJobs(tx, quoteIds)).keys();
      const [job] = known ? await tx.run<{ made_in: string | null }>(readMadeIn, [known]) : [];
      if (job && job.made_in !== madeIn) throw new AppError('job/in-another');
      const at = this.clock.now();
      const id = known ?? randomId();
      await writeJob(tx, { id, name, quoteIds, madeIn }, at);
      await addToTimelines(tx, quoteIds, { kind: 'job-changed', details: { jobId: id, name }, at });
      return id;
    });
  }
}
