import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Snapshot } from '../../database/snapshot';
import { Statements } from '../../database/statements';
import { Semaphore } from '../../platform/background/semaphore';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { writeExport } from './write-export';

interface DataExport {
  name: string;
  content: Readable;
}

/** Each export holds a connection with an old snapshot, which keeps PostgreSQL from vacuuming. */
const downloadLimits = { places: 2, maxWaiting: 10 };

@Injectable()
export class ExportData {
  private readonly semaphore = new Semaphore(downloadLimits);

  constructor(
    private readonly statements: Statements,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * At most two exports run at once. The audit entry is written after the snapshot, so it is not in the export.
   * @throws AppError `server/unavailable` if too many wait
   */
  begin(actor: Actor): Promise<DataExport> {
    return new Promise((resolve, reject) => {
      const make = async (snapshot: Snapshot) => {
        const at = this.clock.now();
        const subject = { kind: 'database', id: 'all', name: null } as const;
        await addAuditEntry(this.statements, actor, { at, verb: 'export', subject });
        const content = Readable.from(writeExport({ snapshot, storage: this.storage, at }));
        const closed = new Promise<void>((resolveClosed) => content.once('close', resolveClosed));
        resolve({ name: `database-export-${londonDateOf(at)}.json`, content });
        await closed;
      };
      this.semaphore.run(1, () => this.statements.onSnapshot(make)).catch(reject);
    });
  }
}
