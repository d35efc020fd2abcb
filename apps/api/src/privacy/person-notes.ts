import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { insertUnlessPresent } from '../database/insert-unless-present';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import type { PersonKeys } from './person-keys';
import { keyedRowsSql } from './person-rows';
import { PersonNote } from './person-note.entity';

const findPersonSql = `SELECT FROM (${keyedRowsSql}) AS keyed WHERE key = $1 LIMIT 1`;

@Injectable()
export class PersonNotes {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** The person must be known. Repeating a request with the same key does nothing. @throws AppError `person/not-found` */
  async add(actor: Actor, [key]: PersonKeys, text: string, idempotencyKey?: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      if (!(await tx.run(findPersonSql, [key])).length) throw new AppError('person/not-found');
      const at = this.clock.now();
      const id = randomId();
      const note = {
        id,
        key,
        text: text.trim(),
        createdAt: at,
        actorId: actor.userId ?? undefined,
        idempotencyKey,
      };
      if ((await insertUnlessPresent(tx.manager, PersonNote, note)) === null) return;
      await addAuditEntry(tx, actor, { at, verb: 'add-note', subject: { kind: 'person', id } });
    });
  }

  /** Does nothing if the note is in that state already. @throws AppError `person/no-note` */
  async setDeleted(actor: Actor, id: string, isDeleted: boolean): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const verb = isDeleted ? 'delete-note' : 'restore-note';
      const other = { id, deletedAt: isDeleted ? IsNull() : Not(IsNull()) };
      const deletedAt = isDeleted ? at : null;
      if ((await tx.manager.update(PersonNote, other, { deletedAt })).affected)
        await addAuditEntry(tx, actor, { at, verb, subject: { kind: 'person', id } });
      else if (!(await tx.manager.existsBy(PersonNote, { id }))) throw new AppError('person/no-note');
    });
  }
}
