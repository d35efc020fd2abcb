import { Injectable } from '@nestjs/common';
import { linklessName } from '@app/mails/words';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { addMail, type MailKind } from '../../mail';
import { notSinceRestore } from '../../platform/background/not-held';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { Clock } from '../../platform/clock/clock';
import { stageMailKinds, type ToldStage } from './stage-mail-kinds';

const everyMs = 60_000;

/** A slip of the hand is moved back within this time, and nobody hears of it. */
export const stageSettlesMs = 10 * 60_000;

/** More are told by the next round. */
const mostAtOnce = 200;

interface Reached {
  id: string;
  stage: ToldStage;
  stage_since: Date;
  customer_name: string | null;
  customer_email: string | null;
}

/** Marks what has stood at its stage since $1 or longer and was not told of, and says which. */
const takeReached = `
  UPDATE quote SET stage_told_at = stage_since
  WHERE id IN (
    SELECT id FROM quote
    WHERE stage IS NOT NULL AND stage <> 'to-measure' AND (stage_told_at IS NULL OR stage_since > stage_told_at)
      AND stage_since <= $1 AND ${notSinceRestore('stage_since')}
    ORDER BY stage_since LIMIT ${mostAtOnce}
    FOR NO KEY UPDATE SKIP LOCKED)
  RETURNING id, stage, stage_since, customer_name, customer_email`;

/** What was withheld was not told. */
const findTold = `SELECT FROM mail WHERE quote_ids @> ARRAY[$1::text] AND kind = $2 AND state <> 'withheld' LIMIT 1`;

/**
 * Tells customers how far their orders are, each stage once. It looks at what is so, since an order comes to a stage in
 * many ways: staff move it, sizes are agreed, a status is set.
 */
@Injectable()
export class StageSweep extends PeriodicTask {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    { backgroundTimeScale: timeScale }: AppConfig,
  ) {
    super({ everyMs, timeScale });
  }

  async sweep(): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      const reached = await tx.run<Reached>(takeReached, [new Date(at.getTime() - stageSettlesMs)]);
      for (const { id, stage, stage_since, customer_name: name, customer_email: address } of reached) {
        const kind: MailKind = stageMailKinds[stage];
        if (!address || (await tx.run(findTold, [id, kind])).length) continue;
        const to = { name: linklessName(name), address };
        await addMail(tx, { kind, key: `${id}:${stage_since.getTime()}`, to, quoteIds: [id], at });
      }
    });
  }
}
