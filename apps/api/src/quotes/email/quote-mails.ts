import { Injectable, type OnModuleInit } from '@nestjs/common';
import { emailQuoteLimits, paths } from '@app/contracts';
import { depositOf, sumPence, toPence, toPounds } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import {
  type ComposedMail,
  type MailAttachment,
  MailComposers,
  type MailToCompose,
  type WithheldMail,
} from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { QuotePdfs } from '../pdf/quote-pdfs';
import { findQuotesStatement, type QuoteRow } from '../read/quote-row';
import { stillNeedsReminder, subscriptionOf } from '../reminders/reminder-statements';
import { daysLeftOf } from '../reminders/reminder-window';
import { toMailPlan, toMailQuote } from './to-mail-quote';

const gone = { withheld: 'the quotes were deleted' } satisfies WithheldMail;

@Injectable()
export class QuoteMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    const recheck = async ({ quoteIds }: MailToCompose) => ((await this.find(quoteIds)).length ? null : gone);
    this.composers.register('quote', (mail) => this.composeQuote(mail), recheck);
    this.composers.register('quotes', (mail) => this.composeQuotes(mail), recheck);
    this.composers.register('quote-follow-up', (mail) => this.composeFollowUp(mail), recheck);
    this.composers.register(
      'quote-reminder',
      (mail) => this.composeReminder(mail),
      (mail) => this.recheckReminder(mail),
    );
  }

  private async composeQuote(mail: MailToCompose): Promise<ComposedMail<'quote'> | WithheldMail> {
    const shown = await this.show(mail);
    if ('withheld' in shown) return shown;
    const { row, quote, picture } = shown;
    const customerName = mail.toName;
    const attachments = [picture, ...(await this.pdfsOf([row], customerName))];
    return { data: { customerName, quote }, attachments };
  }

  private async composeFollowUp(
    mail: MailToCompose,
  ): Promise<ComposedMail<'quote-follow-up'> | WithheldMail> {
    const { subject, text } = mail.details;
    const shown = await this.show(mail);
    if ('withheld' in shown) return shown;
    if (typeof subject !== 'string' || typeof text !== 'string') return { withheld: 'its words were erased' };
    return { data: { quote: shown.quote, subject, text }, attachments: [shown.picture] };
  }

  private async composeReminder(mail: MailToCompose): Promise<ComposedMail<'quote-reminder'> | WithheldMail> {
    const shown = await this.show(mail);
    if ('withheld' in shown) return shown;
    const { publicOrigin, now } = this.facts();
    const [subscription] = await this.statements.run<{ token: string }>(subscriptionOf, [
      mail.toAddress,
      randomId(),
      now,
    ]);
    if (!subscription) throw new Error('there is no subscription to end');
    const unsubscribeUrl = `${publicOrigin}${paths.mailPreference(subscription.token)}`;
    const daysLeft = daysLeftOf(shown.row.valid_until, now);
    return {
      data: { customerName: mail.toName, quote: shown.quote, daysLeft, unsubscribeUrl },
      attachments: [shown.picture],
      unsubscribeUrl,
    };
  }

  private async recheckReminder({ quoteIds, toAddress }: MailToCompose): Promise<WithheldMail | null> {
    if (!this.config.quoteReminders) return { withheld: 'reminders are switched off' };
    const wanted = await this.statements.run(stillNeedsReminder, [quoteIds[0], toAddress, this.clock.now()]);
    return wanted.length ? null : { withheld: 'no longer to be reminded of' };
  }

  private async composeQuotes({
    quoteIds,
    toName: customerName,
  }: MailToCompose): Promise<ComposedMail<'quotes'> | WithheldMail> {
    const rows = await this.find(quoteIds);
    if (!rows.length) return gone;
    const quotes = rows.map((row) => toMailQuote(row, this.facts()));
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

  private async show({ quoteIds }: MailToCompose) {
    const [row] = await this.find(quoteIds);
    if (!row) return gone;
    const { plan, picture } = toMailPlan(await this.pdfs.planPicture(row));
    return { row, quote: toMailQuote(row, { ...this.facts(), plan }), picture };
  }

  private find(quoteIds: readonly string[]): Promise<QuoteRow[]> {
    return this.statements.run<QuoteRow>(findQuotesStatement, [quoteIds]);
  }

  private facts() {
    return { publicOrigin: this.config.publicOrigin, now: this.clock.now() };
  }

  private async pdfsOf(rows: readonly QuoteRow[], customerName: string | null): Promise<MailAttachment[]> {
    const files = await Promise.all(rows.map((row) => this.pdfs.make(row, { customerName })));
    return files.map(({ fileName, mimeType, content }) => ({ name: fileName, type: mimeType, content }));
  }
}

const sumOf = (quotes: readonly { total: string }[]) => sumPence(quotes.map(({ total }) => toPence(total)));
