import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SettleMail } from '../../mail';
import type { TimelineKind } from './add-to-timelines';

/** Quotes that are there no longer have no timeline. */
const noteMail = `
  INSERT INTO timeline_entry (quote_id, kind, details, at)
  SELECT id, $2, $3, $4 FROM quote WHERE id = ANY($1)`;

/** Notes on the timelines of quotes what became of the mails about them (D14). */
@Injectable()
export class MailsOnTimelines implements OnModuleInit {
  constructor(private readonly mails: SettleMail) {}

  onModuleInit(): void {
    this.mails.onSettled(async (tx, { mailId, kind, outcome, quoteIds, at }) => {
      const noted: TimelineKind = `mail-${outcome}`;
      await tx.run(noteMail, [quoteIds, noted, { kind, mailId }, at]);
    });
  }
}
