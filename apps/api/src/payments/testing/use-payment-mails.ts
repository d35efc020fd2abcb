import { MailComposers, type MailToCompose } from '../../mail';
import { mailToolsOf } from '../../mail/testing/mail-tools-of';
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
    const tools = mailToolsOf(api, now, composers);
    const { statements } = tools;
    const pdfs = api.app.get(PdfFiles, { strict: false });
    invoices = new InvoiceAttachments(statements, new InvoiceFiles(statements, pdfs));
    new DepositMails(tools, pdfs, invoices).onModuleInit();
    new DepositRequestMails(tools).onModuleInit();
    new PaymentProblemMails(tools).onModuleInit();
    new ReceiptMails(tools, invoices).onModuleInit();
    new InvoiceMails(tools, invoices).onModuleInit();
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
