import { Injectable, Logger } from '@nestjs/common';
import { emailQuoteLimits, orderPath, paymentResultPath } from '@app/contracts';
import type { DepositMailData } from '@app/mails';
import { countTops, needsAnotherDelivery, pence, sumPence, toPence, toPounds } from '@app/pricing';
import { orderTokenFor } from '../../appointments';
import {
  type ComposedMail,
  type MailAttachment,
  ModuleMails,
  MailTools,
  type MailToCompose,
} from '../../mail';
import { readCancellingRules } from '../../orders';
import { PdfFiles, type QuoteRow, toMailQuote } from '../../quotes';
import { InvoiceAttachments } from '../invoices/invoice-mails';
import { findRefundsMailedTogetherSql, type MailedRefund } from '../refunds/refund-statements';
import {
  getMailedDeposit,
  getTask,
  type MailedDeposit,
  readFilesSentSql,
  readQuotesOfDepositSql,
} from './deposit-mail-statements';

/** If PDFs cannot be created, the confirmation is retried for this long and then sent without them. */
const pdfRetryMs = 10 * 60_000;

@Injectable()
export class DepositMails extends ModuleMails {
  private readonly logger = new Logger(DepositMails.name);

  constructor(
    tools: MailTools,
    private readonly pdfs: PdfFiles,
    private readonly invoices: InvoiceAttachments,
  ) {
    super(tools);
  }

  onModuleInit(): void {
    this.composers.register('deposit-confirmation', (mail) => this.composeConfirmation(mail));
    this.composers.register('staff-deposit-paid', (mail) => this.composeStaffMail(mail));
    this.composers.register('deposit-refunded', (mail) => this.composeRefunded(mail));
  }

  private async composeConfirmation(mail: MailToCompose): Promise<ComposedMail<'deposit-confirmation'>> {
    const deposit = await getMailedDeposit(this.statements, mail.depositId);
    const quotes = await this.readQuotes(deposit);
    const attachments = await this.attach(deposit, quotes, mail);
    const data = await this.describe(deposit, quotes);
    const [first] = quotes;
    if (!first) return { data, attachments };
    const link = { quoteId: first.id, address: mail.toAddress, at: this.clock.now() };
    const token = await orderTokenFor(this.statements, link);
    if (token === null) return { data, attachments };
    const orderUrl = `${this.config.publicOrigin}${orderPath(token)}`;
    return { data: { ...data, orderUrl }, attachments, secret: token };
  }

  private async composeStaffMail({ depositId }: MailToCompose): Promise<ComposedMail<'staff-deposit-paid'>> {
    const deposit = await getMailedDeposit(this.statements, depositId);
    const quotes = await this.readQuotes(deposit);
    const task = await getTask(this.statements, 'call-customer', deposit.id);
    return {
      data: {
        ...(await this.describe(deposit, quotes)),
        email: deposit.customerEmail,
        phone: deposit.customerPhone,
        callBefore: task.dueAt,
        isPaidByAnother: task.note === 'paid-by-another',
        adminUrl: `${this.config.publicOrigin}/admin?item=${quotes[0]?.id ?? ''}`,
      },
      replyTo: deposit.customerEmail,
    };
  }

  private async composeRefunded({
    depositId,
    toAddress,
    details,
  }: MailToCompose): Promise<ComposedMail<'deposit-refunded'>> {
    const deposit = await getMailedDeposit(this.statements, depositId);
    const refunds = await this.statements.run<MailedRefund>(findRefundsMailedTogetherSql, [details.refundId]);
    const confirmed = refunds.filter(({ state }) => state === 'confirmed');
    const lastRefund = confirmed.at(-1);
    if (!lastRefund?.settledAt) throw new Error(`there is no confirmed refund ${String(details.refundId)}`);
    return {
      attachments: await this.invoices.forPayment({ refundId: details.refundId, to: toAddress }),
      data: {
        customerName: deposit.customerName,
        orderReference: deposit.orderReference,
        references: deposit.references,
        amount: toPounds(sumPence(confirmed.map(({ amount }) => toPence(amount)))),
        reason: lastRefund.reason,
        wasDeposit: lastRefund.isOfDeposit && deposit.purpose === 'deposit',
        charges: confirmed.length,
        refundedAt: lastRefund.settledAt,
      },
    };
  }

  private async attach(
    { id, customerName }: MailedDeposit,
    quotes: readonly QuoteRow[],
    { createdAt, toAddress: to, details: { attemptId } }: MailToCompose,
  ): Promise<MailAttachment[]> {
    try {
      const sent = await this.statements.run<{ name: string }>(readFilesSentSql, [
        quotes.map(({ id }) => id),
        to,
      ]);
      const isUnsent = ({ reference }: QuoteRow) => sent.every(({ name }) => name !== `${reference}.pdf`);
      const quotesToAttach = quotes.length > emailQuoteLimits.pdfs ? [] : quotes.filter(isUnsent);
      const files = await Promise.all(
        quotesToAttach.map((quote) => this.pdfs.makeQuote(quote, { customerName })),
      );
      return [
        ...files.map(({ fileName: name, mimeType: type, content }) => ({ name, type, content })),
        ...(await this.invoices.forPayment({ attemptId, to })),
      ];
    } catch (error) {
      if (this.clock.now().getTime() - createdAt.getTime() < pdfRetryMs) throw error;
      this.logger.error(`the deposit ${id} is confirmed without PDFs: ${String(error)}`);
      return [];
    }
  }

  private readQuotes({ id }: MailedDeposit): Promise<QuoteRow[]> {
    return this.statements.run<QuoteRow>(readQuotesOfDepositSql, [id]);
  }

  private async describe(deposit: MailedDeposit, rows: readonly QuoteRow[]): Promise<DepositMailData> {
    const { paidAt, orderReference: reference } = deposit;
    if (!paidAt || !reference) throw new Error(`the deposit ${deposit.id} is ${deposit.status}`);
    const { publicOrigin } = this.config;
    const now = this.clock.now();
    const paidAmount = deposit.chargedAmount ?? deposit.depositAmount;
    const remaining = pence(toPence(deposit.totalAmount) - toPence(paidAmount));
    return {
      customerName: deposit.customerName,
      reference,
      quotes: rows.map((row) => toMailQuote(row, { publicOrigin, now })),
      deliveryAmount: deposit.deliveryAmount,
      totalAmount: deposit.totalAmount,
      depositAmount: paidAmount,
      remainingAmount: toPounds(remaining),
      deliveryAddress: deposit.deliveryAddress,
      needsAnotherDelivery: deposit.needsDelivery && needsAnotherDelivery(countTops(rows)),
      paidAt,
      transactionCode: deposit.transactionCode,
      kept: await readCancellingRules(this.statements),
      orderUrl: null,
      resultUrl: `${publicOrigin}${paymentResultPath(deposit.id)}`,
    };
  }
}
