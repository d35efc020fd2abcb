import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { MailComposers, type MailToCompose } from '../../mail';
import { PdfFiles } from '../../quotes';
import type { TestApi } from '../../testing/servers/start-api';
import { InvoiceFiles } from '../invoices/invoice-files';
import { InvoiceAttachments, InvoiceMails } from '../invoices/invoice-mails';
import { ReceiptMails } from '../ledger/receipt-mails';
import { DepositRequestMails } from '../mails/deposit-request-mails';
import { DepositMails } from '../mails/deposit-mails';
import { PaymentProblemMails } from '../mails/payment-problem-mails';

export function usePaymentMails(api: TestApi, now = () => new Date()) {
  const composers = new MailComposers();
  let invoices: InvoiceAttachments;
  beforeAll(() => {
    const [statements, config] = [api.app.get(Statements), api.app.get(AppConfig)];
    const pdfs = api.app.get(PdfFiles, { strict: false });
    invoices = new InvoiceAttachments(statements, new InvoiceFiles(statements, pdfs));
    const clock = { now };
    new DepositMails(composers, statements, pdfs, config, clock, invoices).onModuleInit();
    new DepositRequestMails(composers, statements, clock, config).onModuleInit();
    new PaymentProblemMails(composers, statements, config, clock).onModuleInit();
    new ReceiptMails(composers, statements, invoices, clock, config).onModuleInit();
    new InvoiceMails(composers, statements, invoices).onModuleInit();
  });
  const find = (where: string, ...values: unknown[]) =>
    api.sql<MailToCompose & { key: string; nextTryAt: Date }>(
      `SELECT id, kind, key, to_name AS "toName", to_address AS "toAddress", quote_ids AS "quoteIds",
         deposit_id AS "depositId", details, created_at AS "createdAt", next_try_at AS "nextTryAt"
       FROM mail WHERE ${where}`,
      values,
    );
  /** Composes the first mail found. */
  const compose = async (where: string, ...values: unknown[]) => {
    const [mail] = await find(where, ...values);
    return mail && composers.compose(mail);
  };
  return { composers, invoices: () => invoices, find, compose };
}
