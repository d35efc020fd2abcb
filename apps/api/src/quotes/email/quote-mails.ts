import { Injectable, type OnModuleInit } from '@nestjs/common';
import { emailQuoteLimits } from '@app/contracts';
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
import { QuotePdfs } from '../pdf/quote-pdfs';
import { findQuotesStatement } from '../read/find-quotes';
import type { QuoteRow } from '../read/quote-row';
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
  }

  private async composeQuote({
    quoteIds,
    toName: customerName,
  }: MailToCompose): Promise<ComposedMail<'quote'> | WithheldMail> {
    const [row] = await this.find(quoteIds);
    if (!row) return gone;
    const { plan, picture } = toMailPlan(await this.pdfs.planPicture(row));
    const quote = toMailQuote(row, { ...this.facts(), plan });
    return {
      data: { customerName, quote },
      attachments: [picture, ...(await this.pdfsOf([row], customerName))],
    };
  }

  /** Staff's own letter (D30); what they wrote is kept with the mail. */
  private async composeFollowUp({
    quoteIds,
    details,
  }: MailToCompose): Promise<ComposedMail<'quote-follow-up'> | WithheldMail> {
    const [row] = await this.find(quoteIds);
    if (!row) return gone;
    const { subject, text } = details;
    if (typeof subject !== 'string' || typeof text !== 'string') return { withheld: 'its words were erased' };
    const { plan, picture } = toMailPlan(await this.pdfs.planPicture(row));
    return {
      data: { quote: toMailQuote(row, { ...this.facts(), plan }), subject, text },
      attachments: [picture],
    };
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
