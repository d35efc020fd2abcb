import type { MigrationReport, MigrationRun, MigrationSource, MigrationStep } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { isDataLockSql } from '../../database/exclusive-session';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { MigrationRunRecord } from './migration-run.entity';

/** The latest run; one that goes on has a connection that holds the lock. */
const readLatestRun = `
    SELECT run.id, run.state, run.started_at AS "startedAt", staff_user.first_name AS "by", run.step, run.done, run.total,
      run.report, run.error,
      EXISTS (SELECT FROM pg_locks AS held WHERE held.pid = run.backend_pid AND ${isDataLockSql}) AS "isAlive"
    FROM migration_run AS run LEFT JOIN staff_user ON staff_user.id = run.actor_id
    ORDER BY run.id DESC LIMIT 1`;

/** Between two words about how far a step has come. */
const pauseMs = 200;

interface RunRow extends Omit<MigrationRun, 'startedAt'> {
  startedAt: Date;
  isAlive: boolean;
}

/** Writes down what becomes of each run, outside the transaction that carries it out, so that others can watch it. */
@Injectable()
export class MigrationJournal {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Whoever begins is the only one: see `runExclusively`. */
  async begin(source: MigrationSource, actor: Actor, backendPid: number): Promise<RunNotes> {
    const startedAt = this.clock.now();
    const runs = this.statements.repository(MigrationRunRecord);
    // Whoever begins holds the lock: a run that seems to go on was ended with its process.
    await runs.update({ state: 'running' }, { state: 'interrupted', finishedAt: startedAt });
    const run = runs.create({ source, actorId: actor.userId, backendPid, startedAt });
    await runs.insert(run);
    return new RunNotes(run.id, runs, this.clock);
  }

  /** The run that goes on, or the latest. */
  async latest(): Promise<MigrationRun | null> {
    const run = await this.read();
    // It may have ended between the look at its row and the look for its connection.
    return run?.state === 'interrupted' ? this.read() : run;
  }

  private async read(): Promise<MigrationRun | null> {
    const [row] = await this.statements.run<RunRow & Record<string, unknown>>(readLatestRun);
    if (!row) return null;
    const { isAlive, startedAt, ...run } = row;
    const state = run.state === 'running' && !isAlive ? 'interrupted' : run.state;
    return { ...run, state, startedAt: startedAt.toISOString() };
  }
}

/** What is written down about one run. */
export class RunNotes {
  private toldAt = 0;
  private telling: Promise<unknown> | null = null;

  constructor(
    readonly id: string,
    private readonly runs: Repository<MigrationRunRecord>,
    private readonly clock: Clock,
  ) {}

  async begin(step: MigrationStep, total = 0): Promise<void> {
    await this.telling;
    await this.change({ step, done: 0, total });
  }

  /** Nobody waits for it, and not every word of it is said. */
  tell(done: number, total: number): void {
    const now = performance.now();
    if (this.telling || now - this.toldAt < pauseMs) return;
    this.toldAt = now;
    this.telling = this.change({ done, total })
      .catch(() => undefined)
      .finally(() => (this.telling = null));
  }

  /** Within the transaction that has done it: so it is done exactly where it says so. */
  async finish(tx: Transaction, done: number, report: MigrationReport): Promise<void> {
    await this.telling;
    const finishedAt = new Date(report.finishedAt);
    const now = { state: 'done', step: 'writing', finishedAt, done, total: done, report } as const;
    await tx.manager.update(MigrationRunRecord, this.id, now);
  }

  /** Where not even that can be written down, the lock's end tells as much. */
  async fail(error: unknown): Promise<void> {
    await this.telling;
    const failed = { state: 'failed', finishedAt: this.clock.now(), error: sentenceOf(error) } as const;
    await this.change(failed).catch(() => undefined);
  }

  /** Where it is still under way. */
  private change(to: Partial<Omit<MigrationRunRecord, 'report'>>): Promise<unknown> {
    return this.runs.update({ id: this.id, state: 'running' }, to);
  }
}

/** What staff read; what went wrong inside is in the process's own log. */
function sentenceOf(error: unknown): string {
  const told = error instanceof AppError ? error : new AppError('server/unexpected');
  const places = told.details?.fields?.slice(0, 3).map(({ field, message }) => `${field} ${message}.`) ?? [];
  return [told.message, ...places].join(' ');
}
