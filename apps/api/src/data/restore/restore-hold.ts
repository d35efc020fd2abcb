import { Injectable } from '@nestjs/common';
import type { RestoreState } from '@app/contracts';
import { isDataLockSql } from '../../database/exclusive-session';
import { type StatementRunner, Statements } from '../../database/statements';
import { liveStatesSql } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';

/** What may be on its way, and the columns that say when it is due; the first is null where it is not. */
const work = [
  { kind: 'payment', table: 'payment_attempt', due: ['next_check_at'] },
  { kind: 'refund', table: 'refund', due: ['next_check_at'] },
  { kind: 'mail', table: 'mail', due: ['next_try_at', 'wanted_at'] },
];

const underWay = work.map(
  ({ kind, table, due }) => `SELECT '${kind}', id FROM ${table} WHERE ${due[0]} IS NOT NULL`,
);

/** What was on its way when the rows were written down: nobody is asked or written to about it until staff allow it. */
export const holdAllBack = `
  INSERT INTO held_back (kind, id)
  ${underWay.join('\n  UNION ALL ')}
  ON CONFLICT DO NOTHING`;

/** Card payments that are held back and may still be paid. */
export async function countHeldCheckouts(runner: StatementRunner): Promise<number> {
  const [row] = await runner.run<{ count: number }>(`
      SELECT count(*)::integer AS count FROM held_back
      JOIN payment_attempt ON payment_attempt.id = held_back.id
      WHERE held_back.kind = 'payment' AND state IN (${liveStatesSql})`);
  return row?.count ?? 0;
}

const readHold = `
    SELECT EXISTS (SELECT FROM pg_locks AS held WHERE ${isDataLockSql}) AS "isUnderWay",
      (SELECT max(restored_at) FROM data_restore WHERE released_at IS NULL) AS "heldSince",
      (SELECT count(*)::integer FROM staff_user
        WHERE is_active AND password_hash IS NULL AND NOT EXISTS (
          SELECT FROM staff_invitation WHERE user_id = staff_user.id AND ends_at > $1)) AS "usersWithoutPassword"`;

const endHold = `UPDATE data_restore SET released_at = greatest(restored_at, $1) WHERE released_at IS NULL RETURNING id`;

/** What was held back is due now. Time that passed meanwhile counts for nobody. */
const letGo = [
  ...work.map(
    ({
      kind,
      table,
      due,
    }) => `UPDATE ${table} SET ${due.map((column) => `${column} = $1`).join(', ')} FROM held_back
      WHERE held_back.kind = '${kind}' AND held_back.id = ${table}.id AND ${due[0]} IS NOT NULL`,
  ),
  'DELETE FROM held_back WHERE $1::timestamptz IS NOT NULL',
];

/** All of the state but what the configuration allows. */
export type HeldState = Omit<RestoreState, 'mostBytes'>;

interface HoldRow {
  isUnderWay: boolean;
  heldSince: Date | null;
  usersWithoutPassword: number;
}

/** What a restore holds back until staff have looked: nobody is asked, charged or written to on its account. */
@Injectable()
export class RestoreHold {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  look(): Promise<HeldState> {
    return this.read(this.statements);
  }

  /** @throws AppError `restore/nothing-held` */
  release(actor: Actor): Promise<HeldState> {
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const held = await tx.run(endHold, [at]);
      if (held.length === 0) throw new AppError('restore/nothing-held');
      const openCheckouts = await countHeldCheckouts(tx);
      for (const statement of letGo) await tx.run(statement, [at]);
      await addAuditEntry(tx, actor, {
        at,
        verb: 'release',
        subject: { kind: 'database', id: 'all', name: null },
        after: { openCheckouts },
      });
      return this.read(tx);
    });
  }

  private async read(runner: StatementRunner): Promise<HeldState> {
    const [row] = await runner.run<HoldRow>(readHold, [this.clock.now()]);
    return {
      isUnderWay: row?.isUnderWay ?? false,
      heldSince: row?.heldSince?.toISOString() ?? null,
      openCheckouts: await countHeldCheckouts(runner),
      usersWithoutPassword: row?.usersWithoutPassword ?? 0,
    };
  }
}
