import { Injectable } from '@nestjs/common';
import type { AuditVerb } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import type { PersonKeys } from '../person-keys';
import { keyedRows } from '../person-rows';

const findAnything = `SELECT FROM (${keyedRows}) AS keyed WHERE key = $1 LIMIT 1`;

const insertNote = `
  INSERT INTO person_note (id, key, text, created_at, actor_id, idempotency_key) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

const deleteNote = 'UPDATE person_note SET deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING id';
const restoreNote =
  'UPDATE person_note SET deleted_at = NULL WHERE id = $1 AND deleted_at IS NOT NULL RETURNING id';
const findNote = 'SELECT FROM person_note WHERE id = $1';

/** Notes of staff about a customer. The audit log learns that there is one, and neither its words nor whose it is. */
@Injectable()
export class PersonNotes {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** About somebody whom we know. Sent again under its key, it is the same note. @throws AppError `person/not-found` */
  async add(actor: Actor, [key]: PersonKeys, text: string, idempotencyKey?: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      if (!(await tx.run(findAnything, [key])).length) throw new AppError('person/not-found');
      const at = this.clock.now();
      const id = randomId();
      const values = [id, key, text.trim(), at, actor.userId, idempotencyKey];
      if (!(await tx.run(insertNote, values)).length) return;
      await addAuditEntry(tx, actor, { at, verb: 'add-note', subject: { kind: 'person', id } });
    });
  }

  /** One that is gone already stays so. @throws AppError `person/no-note` */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.change(actor, id, 'delete-note', deleteNote, [id, this.clock.now()]);
  }

  /** One that is there already stays so. @throws AppError `person/no-note` */
  async restore(actor: Actor, id: string): Promise<void> {
    await this.change(actor, id, 'restore-note', restoreNote, [id]);
  }

  private async change(
    actor: Actor,
    id: string,
    verb: AuditVerb<'person'>,
    statement: string,
    values: readonly unknown[],
  ): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      if ((await tx.run(statement, values)).length)
        await addAuditEntry(tx, actor, { at, verb, subject: { kind: 'person', id } });
      else if (!(await tx.run(findNote, [id])).length) throw new AppError('person/no-note');
    });
  }
}
