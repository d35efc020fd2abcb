import { Injectable } from '@nestjs/common';
import type { ErasePersonRequest, ErasureReport } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { readPersonKeys, formatPersonKey } from '../person-keys';
import { hasNoRows, rowsOfPerson, affectedQuotes } from '../person-rows';
import { eraseRows, lockQuotesToErase } from './erase-rows';
import { findErasureBlocker } from './erasure-blocker';
import { recordErasure } from './erasures';

/** Retries, since more of the person's quotes may be saved while erasing waits for locks. */
const maxAttempts = 5;

@Injectable()
export class ErasePerson {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Erases a person in one transaction; files are deleted through the outbox.
   * @throws AppError `person/not-found`, `person/payment-open`, `person/order-open`, `request/invalid`
   */
  async erase(actor: Actor, { confirmation, ...person }: ErasePersonRequest): Promise<ErasureReport> {
    const keys = readPersonKeys(person);
    if (confirmation.trim().toLowerCase() !== formatPersonKey(keys[0]).toLowerCase())
      throw new AppError('request/invalid', {
        fields: [{ field: 'confirmation', message: 'confirmation must be the same as key.' }],
      });
    for (let attempt = 1; ; attempt += 1) {
      const report = await this.statements.transaction((tx) => this.eraseIn(tx, actor, keys));
      if (report) return report;
      if (attempt === maxAttempts) throw new AppError('server/unavailable');
    }
  }

  /** @returns null if more rows were found than are locked */
  private async eraseIn(
    tx: Transaction,
    actor: Actor,
    keys: readonly string[],
  ): Promise<ErasureReport | null> {
    const at = this.clock.now();
    const found = await rowsOfPerson(tx, keys);
    if (hasNoRows(found)) throw new AppError('person/not-found');
    const locked = new Set(await lockQuotesToErase(tx, found));
    const person = await rowsOfPerson(tx, keys);
    if (!affectedQuotes(person).every((id) => locked.has(id))) return null;
    const blocker = await findErasureBlocker(tx, person);
    if (blocker) throw new AppError(blocker.code);
    const report = await eraseRows(tx, { ...person, keys }, at);
    await recordErasure(tx, person, at);
    // A random id: the log must not say who was erased.
    await addAuditEntry(tx, actor, {
      at,
      verb: 'erase',
      subject: { kind: 'person', id: randomId() },
      before: { ...report },
    });
    return report;
  }
}
