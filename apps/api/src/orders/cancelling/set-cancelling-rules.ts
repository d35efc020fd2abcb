import { Injectable } from '@nestjs/common';
import type { CancellingRules } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { readCancellingRules } from '../../quotes';

const saveRules = `
  INSERT INTO cancelling_rules (id, rules) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET rules = excluded.rules`;

const keepBefore = `
  INSERT INTO cancelling_rules_before (until, rules) VALUES ($1, $2) ON CONFLICT (until) DO NOTHING`;

/** What is kept where an order is cancelled, as the owner says it: where it is more, of quotes from then on. */
@Injectable()
export class SetCancellingRules {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async set(actor: Actor, rules: CancellingRules): Promise<CancellingRules> {
    await this.statements.transaction(async (tx) => {
      const before = await readCancellingRules(tx);
      const at = this.clock.now();
      await tx.run(keepBefore, [at, JSON.stringify(before)]);
      await tx.run(saveRules, [JSON.stringify(rules)]);
      await addAuditEntry(tx, actor, {
        at,
        verb: 'update',
        subject: { kind: 'cancelling-rules', id: 1, name: 'What is kept of a cancelled order' },
        before,
        after: rules,
      });
    });
    return rules;
  }
}
