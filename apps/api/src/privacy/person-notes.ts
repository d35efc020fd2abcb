import { Injectable } from '@nestjs/common';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import type { PersonKeys } from './person-keys';
import { keyedRows } from './person-rows';
import { PersonNote } from './person-note.entity';

const findAnything = `SELECT FROM (${keyedRows}) AS keyed WHERE key = $1 LIMIT 1`;

const insertNote = `
  INSERT INTO person_note (id, key, text, created_at, actor_id, idempotency_key) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

/** $2: when it was deleted; null: it is brought back. */
const setDeleted = `
  UPDATE person_note SET deleted_at = $2
  WHERE id = $1 AND (deleted_at IS NULL) <> ($2::timestamptz IS NULL) RETURNING id`;

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

  /** Deletes a note or brings it back. One that is so already stays so. @throws AppError `person/no-note` */
  async setDeleted(actor: Actor, id: string, isDeleted: boolean): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const verb = isDeleted ? 'delete-note' : 'restore-note';
      if ((await tx.run(setDeleted, [id, isDeleted ? at : null])).length)
        await addAuditEntry(tx, actor, { at, verb, subject: { kind: 'person', id } });
      else if (!(await tx.manager.existsBy(PersonNote, { id }))) throw new AppError('person/no-note');
    });
  }
}
