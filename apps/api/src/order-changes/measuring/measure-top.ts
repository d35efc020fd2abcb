import { Injectable } from '@nestjs/common';
import { cancelUnneededMeasuring, finishFulfilledAppointments } from '../../appointments';
import { Statements, type Transaction } from '../../database/statements';
import { addOrInclude, Mail } from '../../mail';
import {
  mailSizesAgreed,
  type MeasurementsInput,
  RecordMeasurements,
  type SavedMeasurements,
} from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { lockTops, quotesOfOrderOrJob } from '../../quotes';

/** Records sizes and ends the appointment to measure. The customer gets one mail about both. */
@Injectable()
export class MeasureTop {
  constructor(
    private readonly statements: Statements,
    private readonly measurements: RecordMeasurements,
    private readonly clock: Clock,
  ) {}

  save(actor: Actor, quoteId: string, input: MeasurementsInput): Promise<SavedMeasurements> {
    return this.statements.transaction((tx) => this.saveIn(tx, actor, quoteId, input));
  }

  async saveIn(
    tx: Transaction,
    actor: Actor,
    quoteId: string,
    input: MeasurementsInput,
  ): Promise<SavedMeasurements> {
    await lockTops(tx, [quoteId, ...(await quotesOfOrderOrJob(tx, quoteId))]);
    const saved = await this.measurements.save(tx, actor, quoteId, input);
    const wasMeasuredOnSite = input.how === 'on-site';
    if (wasMeasuredOnSite) await finishFulfilledAppointments(tx, quoteId);
    const at = this.clock.now();
    const cancellations = await cancelUnneededMeasuring(tx, quoteId, { actor, at, wasMeasuredOnSite });
    if (cancellations.length) {
      const mailId = await mailAboutSizes(tx, quoteId, saved.revisedQuote, at);
      await addOrInclude(tx, mailId, cancellations);
    }
    return saved;
  }
}

/**
 * The mail about the new price or about the agreed sizes. The mail about the sizes is usually sent ten minutes later, but a
 * cancelled call must be mailed immediately.
 */
async function mailAboutSizes(
  tx: Transaction,
  quoteId: string,
  revisedQuote: SavedMeasurements['revisedQuote'],
  at: Date,
): Promise<string | null> {
  if (!revisedQuote) return mailSizesAgreed(tx, quoteId, at);
  const mail = await tx.manager.findOneBy(Mail, { kind: 'quote-revised', key: revisedQuote.id });
  return mail?.id ?? null;
}
