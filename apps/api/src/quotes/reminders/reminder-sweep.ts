import { Injectable } from '@nestjs/common';
import { addMail } from '../../mail';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { londonHourOf } from '../../platform/clock/london-day';
import { addToTimelines } from '../timeline/add-to-timelines';
import { findQuotesToRemindSql, type QuoteToRemind } from './reminder-statements';
import { reminderNumbers, reminderWindow, type ReminderNumber } from './reminder-window';

/** Hours in London. A mail must not ring a phone at night. */
const daytime = { from: 9, to: 18 };
const minMsSinceMail = 2 * 24 * 3_600_000;
const batchSize = 100;

/** A quote gets two reminders at most, however often its validity changes. */
@Injectable()
export class ReminderSweep extends PeriodicTask {
  protected readonly everyMs = 15 * 60_000;

  override async onApplicationBootstrap(): Promise<void> {
    if (this.config.quoteReminders) await super.onApplicationBootstrap();
  }

  async sweep(): Promise<void> {
    const hour = londonHourOf(this.clock.now());
    if (hour < daytime.from || hour >= daytime.to) return;
    for (const number of reminderNumbers) {
      while ((await this.sendBatch(number)) === batchSize);
    }
  }

  private async sendBatch(number: ReminderNumber): Promise<number> {
    const now = this.clock.now();
    const { after, upTo } = reminderWindow(number, now);
    const mailedBefore = new Date(now.getTime() - minMsSinceMail);
    const values = [after, upTo, String(number), mailedBefore, batchSize];
    const quotes = await this.statements.run<QuoteToRemind>(findQuotesToRemindSql, values);
    for (const quote of quotes) await this.sendReminder(quote, number, now);
    return quotes.length;
  }

  private async sendReminder(
    { id, name, customer_email: address }: QuoteToRemind,
    number: ReminderNumber,
    at: Date,
  ) {
    await this.statements.transaction(async (tx) => {
      const to = { name, address };
      const mail = { kind: 'quote-reminder', key: `${id}:${number}`, to, quoteIds: [id], at } as const;
      const mailId = await addMail(tx, mail);
      if (!mailId) return;
      await addToTimelines(tx, [id], { kind: 'reminder-written', details: { mailId, number }, at });
    });
  }
}
