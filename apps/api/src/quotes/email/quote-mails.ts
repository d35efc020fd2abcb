import { Injectable } from '@nestjs/common';
import { emailQuoteLimits, paths } from '@app/contracts';
import { depositOf, sumPence, toPence, toPounds } from '@app/pricing';
import {
  type ComposedMail,
  type MailAttachment,
  ModuleMails,
  MailTools,
  type MailToCompose,
  type WithheldMail,
} from '../../mail';
import { randomId } from '../../platform/ids/random-id';
import { PdfFiles } from '../pdf/pdf-files';
import { findQuotesSql, type QuoteRow } from '../read/quote-row';
import { stillNeedsReminderSql, subscriptionOfSql } from '../reminders/reminder-statements';
import { daysLeftOf } from '../reminders/reminder-window';
import { toMailPlan, toMailQuote } from './to-mail-quote';

type QuoteRows = readonly [QuoteRow, ...QuoteRow[]];

const quotesDeleted = { withheld: 'the quotes were deleted' } satisfies WithheldMail;

@Injectable()
export class QuoteMails extends ModuleMails {
  constructor(
    tools: MailTools,
    private readonly pdfs: PdfFiles,
  ) {
    super(tools);
  }

  onModuleInit(): void {
    const { composers } = this;
    const find = (mail: MailToCompose) => this.find(mail);
    composers.register('quote', (mail, rows: QuoteRows) => this.composeQuote(mail, rows), find);
    composers.register('quotes', (mail, rows: QuoteRows) => this.composeQuotes(mail, rows), find);
    composers.register('quote-follow-up', (mail, rows: QuoteRows) => this.composeFollowUp(mail, rows), find);
    composers.register(
      'quote-reminder',
      (mail, rows: QuoteRows) => this.composeReminder(mail, rows),
      (mail) => this.findToRemind(mail),
    );
  }

  private async composeQuote(mail: MailToCompose, [row]: QuoteRows): Promise<ComposedMail<'quote'>> {
    const { quote, picture } = await this.toQuoteWithPicture(row);
    const customerName = mail.toName;
    const attachments = [picture, ...(await this.pdfsOf([row], customerName))];
    return { data: { customerName, quote }, attachments };
  }

  private async composeFollowUp(
    { details: { subject, text } }: MailToCompose,
    [row]: QuoteRows,
  ): Promise<ComposedMail<'quote-follow-up'> | WithheldMail> {
    if (typeof subject !== 'string' || typeof text !== 'string') return { withheld: 'its text was erased' };
    const { quote, picture } = await this.toQuoteWithPicture(row);
    return { data: { quote, subject, text }, attachments: [picture] };
  }

  private async composeReminder(
    mail: MailToCompose,
    [row]: QuoteRows,
  ): Promise<ComposedMail<'quote-reminder'>> {
    const { quote, picture } = await this.toQuoteWithPicture(row);
    const { publicOrigin, now } = this.mailOptions();
    const [subscription] = await this.statements.run<{ token: string }>(subscriptionOfSql, [
      mail.toAddress,
      randomId(),
      now,
    ]);
    if (!subscription) throw new Error('there is no subscription to end');
    const unsubscribeUrl = `${publicOrigin}${paths.mailPreference(subscription.token)}`;
    const daysLeft = daysLeftOf(row.valid_until, now);
    return {
      data: { customerName: mail.toName, quote, daysLeft, unsubscribeUrl },
      attachments: [picture],
      unsubscribeUrl,
    };
  }

  private async findToRemind(mail: MailToCompose): Promise<QuoteRows | WithheldMail> {
    if (!this.config.quoteReminders) return { withheld: 'reminders are switched off' };
    const reminderParameters = [mail.quoteIds[0], mail.toAddress, this.clock.now()];
    const isStillNeeded = (await this.statements.run(stillNeedsReminderSql, reminderParameters)).length > 0;
    return isStillNeeded ? this.find(mail) : { withheld: 'the reminder is no longer needed' };
  }

  private async composeQuotes(
    { toName: customerName }: MailToCompose,
    rows: QuoteRows,
  ): Promise<ComposedMail<'quotes'>> {
    const quotes = rows.map((row) => toMailQuote(row, this.mailOptions()));
    const payable = quotes.filter(({ blocker }) => !blocker);
    const ids = rows.filter((_, index) => !quotes[index]?.blocker).map(({ id }) => id);
    return {
      data: {
        customerName,
        quotes,
        total: toPounds(sumOf(quotes)),
        deposit: toPounds(depositOf(sumOf(payable))),
        basketUrl: ids.length > 1 ? `${this.config.publicOrigin}/basket?quotes=${ids.join(',')}` : null,
      },
      attachments: rows.length > emailQuoteLimits.pdfs ? [] : await this.pdfsOf(rows, customerName),
    };
  }

  private async toQuoteWithPicture(row: QuoteRow) {
    const { plan, picture } = toMailPlan(await this.pdfs.drawPlanPicture(row));
    return { quote: toMailQuote(row, { ...this.mailOptions(), plan }), picture };
  }

  private async find({ quoteIds }: MailToCompose): Promise<QuoteRows | WithheldMail> {
    const [first, ...others] = await this.statements.run<QuoteRow>(findQuotesSql, [quoteIds]);
    return first ? [first, ...others] : quotesDeleted;
  }

  private mailOptions() {
    return { publicOrigin: this.config.publicOrigin, now: this.clock.now() };
  }

  private async pdfsOf(rows: readonly QuoteRow[], customerName: string | null): Promise<MailAttachment[]> {
    const files = await Promise.all(rows.map((row) => this.pdfs.makeQuote(row, { customerName })));
    return files.map(({ fileName, mimeType, content }) => ({ name: fileName, type: mimeType, content }));
  }
}

const sumOf = (quotes: readonly { total: string }[]) => sumPence(quotes.map(({ total }) => toPence(total)));
