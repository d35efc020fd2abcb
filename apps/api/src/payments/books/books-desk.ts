import { Injectable } from '@nestjs/common';
import type { BooksDifference, BooksResponse } from '@app/contracts';
import { type InDatabase, Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { endStaffTask, reopenStaffTask } from '../../staff-tasks';
import { dueDays, wantDays } from './books-statements';
import { nightBefore } from './night-before';

type Standing = InDatabase<Omit<BooksResponse, 'open' | 'openTotal' | 'closed'>, 'comparedAt'>;

/** The last comparison is what was compared within hours of the latest day; $1 and $2 as of {@link dueDays}. */
const readStanding = `
  WITH latest AS (SELECT max(compared_at) AS at FROM books_day), due AS (${dueDays})
  SELECT latest.at AS "comparedAt", min(day)::text AS since, max(day)::text AS until,
    (SELECT count(*)::integer FROM due) AS waiting,
    (SELECT failure FROM due WHERE failure IS NOT NULL ORDER BY day LIMIT 1) AS failure
  FROM latest LEFT JOIN books_day ON compared_at >= latest.at - interval '12 hours'
  GROUP BY latest.at`;

type FoundDifference = InDatabase<BooksDifference, 'at' | 'foundAt' | 'closedAt'>;

const differences = (which: string, order: string) => `
  SELECT found.id, found.kind, found.verdict, found.day, found.at, found.transaction_id AS "transactionId",
    found.transaction_code AS "transactionCode", found.ours, found.theirs, found.entry_id IS NOT NULL AS "isEntered",
    (SELECT coalesce(json_agg(json_build_object('id', quote_id, 'reference', reference) ORDER BY position), '[]')
      FROM deposit_quote WHERE deposit_id = found.deposit_id) AS quotes,
    found.found_at AS "foundAt", found.closed_at AS "closedAt", staff_user.first_name AS "closedBy", found.note
  FROM books_difference AS found LEFT JOIN staff_user ON staff_user.id = found.closed_by
  WHERE ${which}
  ORDER BY ${order}
  LIMIT 100`;

const readOpen = differences('found.closed_at IS NULL', 'found.at DESC, found.id');
const readClosed = differences('found.closed_at IS NOT NULL', 'found.closed_at DESC, found.id');
const readOne = differences('found.id = $1', 'found.id');
const countOpen = 'SELECT count(*)::integer AS total FROM books_difference WHERE closed_at IS NULL';

const lockDifference = `
  SELECT note, closed_at IS NOT NULL AS is_closed FROM books_difference WHERE id = $1 FOR NO KEY UPDATE`;

const writeNote = 'UPDATE books_difference SET note = $2, closed_at = $3, closed_by = $4 WHERE id = $1';

/** What staff see of the comparison, ask for, and say about what did not agree. */
@Injectable()
export class BooksDesk {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async read() {
    const { today, since } = nightBefore(this.clock.now());
    const [standing] = await this.statements.run<Standing>(readStanding, [today, since]);
    const open = await this.statements.run<FoundDifference>(readOpen);
    const [counted] = await this.statements.run<{ total: number }>(countOpen);
    const closed = await this.statements.run<FoundDifference>(readClosed);
    if (!standing) throw new Error('a sum has a row');
    return { ...standing, open, openTotal: counted?.total ?? 0, closed };
  }

  /** Has all days of the night compared once more. */
  async compare(actor: Actor) {
    const at = this.clock.now();
    const { today } = nightBefore(at);
    await this.statements.transaction(async (tx) => {
      await tx.run(wantDays, [today, at]);
      await addAuditEntry(tx, actor, { at, verb: 'compare', subject: { kind: 'books', id: today } });
    });
    return this.read();
  }

  /**
   * Closes a difference with what it was about, or takes it up again; its task goes with it.
   * @throws AppError `books/not-found`
   */
  async settle(actor: Actor, id: string, words: string | null): Promise<FoundDifference> {
    const note = words?.trim() || null;
    await this.statements.transaction(async (tx) => {
      const [before] = await tx.run<{ note: string | null; is_closed: boolean }>(lockDifference, [id]);
      if (!before) throw new AppError('books/not-found');
      if (note === before.note && before.is_closed === (note !== null)) return;
      const at = this.clock.now();
      const isDone = note !== null;
      await tx.run(writeNote, [id, note, isDone ? at : null, isDone ? actor.userId : null]);
      if (isDone) await endStaffTask(tx, 'check-books', { key: id, at, doneBy: actor.userId });
      else await reopenStaffTask(tx, 'check-books', { key: id, at });
      const verb = isDone ? 'settle-difference' : 'reopen-difference';
      await addAuditEntry(tx, actor, { at, verb, subject: { kind: 'books', id } });
    });
    const [difference] = await this.statements.run<FoundDifference>(readOne, [id]);
    if (!difference) throw new AppError('books/not-found');
    return difference;
  }
}
