import { Injectable } from '@nestjs/common';
import { formatSizeToCut, pence, quantityPrefix, toPence } from '@app/pricing';
import { Statements } from '../../database/statements';
import { currentSeller } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { type PdfFile, PdfFiles } from '../../quotes';
import { readOrderDetail } from '../orders/read-order-detail';

interface ChargebackRow {
  orderId: string;
  amount: string;
  chargedBack: string;
  paidAt: Date;
  transactionCode: string | null;
}

/** The payment that was charged back last, for the deposit of the task `$1`. */
const findChargebackSql = `
  SELECT deposit.order_id AS "orderId", paid.pence::text AS amount, back.pence::text AS "chargedBack",
    paid.moved_at AS "paidAt", coalesce(transaction_code, back.transaction_id) AS "transactionCode"
  FROM staff_task AS task
  JOIN deposit ON deposit.id = task.deposit_id
  CROSS JOIN LATERAL (
    SELECT transaction_id, -sum(pence) AS pence FROM ledger_entry
    WHERE deposit_id = deposit.id AND kind = 'chargeback' GROUP BY transaction_id ORDER BY max(id) DESC LIMIT 1) AS back
  JOIN ledger_entry AS paid ON paid.kind = 'payment' AND paid.transaction_id = back.transaction_id
  JOIN payment_attempt AS attempt ON attempt.id = paid.attempt_id
  WHERE task.id = $1 AND task.kind = 'chargeback'`;

/** Staff's own notes and tasks are not sent to the bank. */
const isInternal = ({ kind, tone }: { kind: string; tone: string }) =>
  tone === 'note' || kind.startsWith('task-') || kind.startsWith('chargeback-') || kind === 'call-unanswered';

/** Evidence against a chargeback, from the order's records. */
@Injectable()
export class MakeEvidence {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: PdfFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `task/not-found` */
  async make(taskId: string): Promise<PdfFile> {
    const [chargeback] = await this.statements.run<ChargebackRow>(findChargebackSql, [taskId]);
    if (!chargeback) throw new AppError('task/not-found');
    const madeAt = this.clock.now();
    const order = await readOrderDetail(this.statements, chargeback.orderId, madeAt);
    const { name, email, phone } = order.customer;
    return this.pdfs.makeEvidence({
      order: order.reference ?? '',
      madeAt,
      seller: currentSeller(),
      customer: { name: name ?? 'not known', email, phone, address: order.deliveryAddress },
      payment: {
        amount: pence(Number(chargeback.amount)),
        chargedBack: pence(Number(chargeback.chargedBack)),
        paidAt: chargeback.paidAt,
        transactionCode: chargeback.transactionCode,
      },
      tops: order.tops.map(
        ({ reference, quantity, color, material, thickness, length, width, agreedSize, totalPrice }) => ({
          reference,
          description: `${quantityPrefix(quantity)}${color.name} ${material.name}, ${thickness.displayName}, ${formatSizeToCut({ lengthMm: length, widthMm: width }, agreedSize)}`,
          price: toPence(totalPrice),
        }),
      ),
      price: toPence(order.money.price),
      events: order.timeline
        .filter((event) => !isInternal(event))
        .map(({ at, text }) => ({ at: new Date(at), text }))
        .reverse(),
    });
  }
}
