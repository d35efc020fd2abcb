import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FinishMail } from '../../mail';
import type { TimelineKind } from './add-to-timelines';

/** Skips quotes that no longer exist. */
const insertEntriesSql = `
  INSERT INTO timeline_entry (quote_id, kind, details, at)
  SELECT id, $2, $3, $4 FROM quote WHERE id = ANY($1)`;

/** Records on the quotes' timelines whether a mail was sent (D14). */
@Injectable()
export class MailTimelineRecorder implements OnModuleInit {
  constructor(private readonly mails: FinishMail) {}

  onModuleInit(): void {
    this.mails.onFinished(async (tx, { mailId, kind, outcome, quoteIds, at }) => {
      const entryKind: TimelineKind = `mail-${outcome}`;
      await tx.run(insertEntriesSql, [quoteIds, entryKind, { kind, mailId }, at]);
    });
  }
}
