import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AccountsFile } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Semaphore } from '../../platform/background/semaphore';
import { Clock } from '../../platform/clock/clock';
import type { Period } from '../../platform/lists/read-days';
import { toCsv } from '../../platform/spreadsheets/to-csv';
import { type AccountsRow, accountsSheets } from './accounts-columns';

/** Each holds a connection while it is read, and the others have to wait for theirs. */
const room = { places: 2, mostWaiting: 20 };

/** What a bookkeeping program reads, of any length. */
@Injectable()
export class AccountsFiles {
  private readonly semaphore = new Semaphore(room);

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a file, once no more than one other is under way. That it was asked for is in the audit log.
   * @throws AppError `server/unavailable` where very many wait
   */
  begin(actor: Actor, file: AccountsFile, { since, before }: Period): Promise<Readable> {
    return new Promise((resolve, reject) => {
      const make = async () => {
        const subject = { kind: 'accounts', id: file } as const;
        const after = { since: since?.toISOString() ?? null, before: before?.toISOString() ?? null };
        await addAuditEntry(this.statements, actor, { at: this.clock.now(), verb: 'export', subject, after });
        const { columns, sql: text } = accountsSheets[file];
        const batches = this.statements.inBatches<AccountsRow>({ text }, [since, before]);
        const content = Readable.from(toCsv({ columns, batches }));
        const isOver = new Promise<void>((over) => content.once('close', over));
        resolve(content);
        await isOver;
      };
      this.semaphore.run(1, make).catch(reject);
    });
  }
}
