import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines } from '../../quotes';

const findInvoiceSql = `
  SELECT buyer ->> 'name' AS name, buyer ->> 'email' AS address,
    ARRAY(SELECT agreed_id FROM order_item WHERE order_item.order_id = invoice.order_id ORDER BY position) AS "quoteIds"
  FROM invoice WHERE number = $1`;

interface InvoiceRow {
  name: string | null;
  address: string | null;
  quoteIds: string[];
}

/** Mails an invoice to its recipient again. */
@Injectable()
export class SendInvoiceAgain {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Requests within the same minute send one mail. @throws AppError `invoice/not-found`, `order/no-address` */
  send(actor: Actor, number: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const [invoice] = await tx.run<InvoiceRow>(findInvoiceSql, [number]);
      if (!invoice) throw new AppError('invoice/not-found');
      const { name, address, quoteIds } = invoice;
      if (!address) throw new AppError('order/no-address');
      const at = this.clock.now();
      const mailId = await addMail(tx, {
        kind: 'invoice',
        key: `again:${number}:${minuteOf(at)}`,
        to: { name, address },
        quoteIds,
        details: { number },
        at,
      });
      if (mailId === null) return;
      const details = { kind: 'invoice', mailId };
      await addToTimelines(tx, quoteIds, { kind: 'mail-resent', details, at, actorId: actor.userId });
      const subject = { kind: 'mail', id: mailId, name: 'invoice' } as const;
      await addAuditEntry(tx, actor, { at, verb: 'resend', subject, after: { number } });
    });
  }
}

/** '2026-11-21T14:05'. */
const minuteOf = (time: Date) => time.toISOString().slice(0, 16);
