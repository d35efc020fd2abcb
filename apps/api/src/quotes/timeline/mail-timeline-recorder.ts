import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FinishMail } from '../../mail';
import { addToTimelines } from './add-to-timelines';

/** Records on the quotes' timelines whether a mail was sent (D14). */
@Injectable()
export class MailTimelineRecorder implements OnModuleInit {
  constructor(private readonly mails: FinishMail) {}

  onModuleInit(): void {
    this.mails.onFinished(async (tx, { mailId, kind, outcome, quoteIds, at }) => {
      await addToTimelines(tx, quoteIds, { kind: `mail-${outcome}`, details: { kind, mailId }, at });
    });
  }
}
