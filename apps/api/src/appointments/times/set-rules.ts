import type { AppointmentRules } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { holdCalendar } from '../hold-calendar';
import { readRules } from './find-times';

const saveRules = `
  INSERT INTO appointment_rules (id, rules) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET rules = excluded.rules`;

/** When appointments can be, as staff say it. */
@Injectable()
export class SetRules {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  read(): Promise<AppointmentRules> {
    return readRules(this.statements);
  }

  /** What is booked stays as it was booked. */
  async set(actor: Actor, rules: AppointmentRules): Promise<AppointmentRules> {
    await this.statements.transaction(async (tx) => {
      await holdCalendar(tx);
      const before = await readRules(tx);
      await tx.run(saveRules, [JSON.stringify(rules)]);
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'update',
        subject: { kind: 'appointment-rules', id: 1, name: 'When appointments can be' },
        before,
        after: rules,
      });
    });
    return this.read();
  }
}
