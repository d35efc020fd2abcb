import { Injectable } from '@nestjs/common';
import type { CancellingRules } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { CancellingRulesBefore, CancellingRulesRecord, readCancellingRules } from '../../orders';

/** Stricter rules only apply to quotes that are saved after the change. */
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
      await tx.manager
        .createQueryBuilder()
        .insert()
        .into(CancellingRulesBefore)
        .values({ until: at, rules: before })
        .orIgnore()
        .execute();
      await tx.manager.upsert(CancellingRulesRecord, { id: 1, rules }, ['id']);
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
