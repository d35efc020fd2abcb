import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statements, type Statement } from '../../database/statements';
import { mailSettled, type MailSettled } from '../../mail';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import type { TimelineKind } from './timeline-kind';

/** Once for each quote and end of a mail, however often it is told. */
const noteMail: Statement = {
  name: 'note-mail-on-timelines',
  text: `
    INSERT INTO timeline_entry (quote_id, kind, details, at)
    SELECT quote.id, $2, $3, $4 FROM quote
    WHERE quote.id = ANY($1) AND NOT EXISTS (
      SELECT FROM timeline_entry WHERE quote_id = quote.id AND kind = $2 AND details = $3 AND at = $4)`,
};

/** Notes on the timelines of quotes what became of the mails about them (D14). */
@Injectable()
export class MailsOnTimelines implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxHandlers,
    private readonly statements: Statements,
  ) {}

  onModuleInit(): void {
    this.outbox.register(mailSettled, (payload) => this.note(payload as unknown as MailSettled));
  }

  private async note({ mailId, kind, outcome, quoteIds, at }: MailSettled): Promise<void> {
    const noted: TimelineKind = `mail-${outcome}`;
    await this.statements.run(noteMail, [quoteIds, noted, { kind, mailId }, at]);
  }
}
