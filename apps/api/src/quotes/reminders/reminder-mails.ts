import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { toMailPlan, toMailQuote } from '../email/to-mail-quote';
import { QuotePdfs } from '../pdf/quote-pdfs';
import { findQuoteStatement } from '../read/find-quotes';
import type { QuoteRow } from '../read/quote-row';
import { isStillToRemind, subscriptionOf } from './reminder-statements';
import { daysLeftOf } from './reminder-window';

@Injectable()
export class ReminderMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register(
      'quote-reminder',
      (mail) => this.compose(mail),
      (mail) => this.recheck(mail),
    );
  }

  private async recheck({ quoteIds: [quoteId], toAddress }: MailToCompose): Promise<WithheldMail | null> {
    if (!this.config.quoteReminders) return { withheld: 'reminders are switched off' };
    const wanted = await this.statements.run(isStillToRemind, [quoteId, toAddress, this.clock.now()]);
    return wanted.length ? null : { withheld: 'no longer to be reminded of' };
  }

  private async compose({
    quoteIds: [quoteId],
    toAddress,
    toName: customerName,
  }: MailToCompose): Promise<ComposedMail<'quote-reminder'>> {
    const { publicOrigin } = this.config;
    const now = this.clock.now();
    const [row] = await this.statements.run<QuoteRow>(findQuoteStatement, [quoteId]);
    if (!row) throw new Error(`there is no quote ${quoteId}`);

    const [subscription] = await this.statements.run<{ token: string }>(subscriptionOf, [
      toAddress,
      randomId(),
      now,
    ]);
    if (!subscription) throw new Error('there is no subscription to end');
    const unsubscribeUrl = `${publicOrigin}${paths.mailPreference(subscription.token)}`;
    const { plan, picture } = toMailPlan(await this.pdfs.planPicture(row));
    const quote = toMailQuote(row, { publicOrigin, now, plan });
    const daysLeft = daysLeftOf(row.valid_until, now);
    return {
      data: { customerName, quote, daysLeft, unsubscribeUrl },
      attachments: [picture],
      unsubscribeUrl,
    };
  }
}
