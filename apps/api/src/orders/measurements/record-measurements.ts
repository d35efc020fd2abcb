import { Injectable } from '@nestjs/common';
import type { MeasurementsPreview, QuoteLine, SaveMeasurementsResponse, TopLayout } from '@app/contracts';
import {
  type Pence,
  type Size,
  adjustmentsOf,
  adjustPrice,
  isSellable,
  pence,
  priceQuote,
  timesQuantity,
  toPence,
  toPounds,
  toTradeDiscount,
  tradePrice,
} from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import {
  digestOf,
  DrawingAgreement,
  type FoundMeasurements,
  isComplete,
  lockTop,
  Measurement,
  measurementsOf,
  recordStaffAction,
  Quote,
  QuoteRevisionRecord,
  assertPaymentsSettled,
  toPriceInput,
  toTopDrawing,
  type QuoteRow,
} from '../../quotes';
import { mailDrawing } from '../drawings/mail-drawing';
import { proposeRevision, withdrawProposal } from '../revisions/propose-revision';
import { refreshStagesOf } from '../stages/refresh-stages';
import { syncPhoneCallTasks } from '../stages/sync-call-tasks';
import { checkLayout, type MeasurementsInput, type SignedOnSite } from './check-layout';

export type SavedMeasurements = Omit<SaveMeasurementsResponse, 'measurements'> & {
  measurements: FoundMeasurements;
};

@Injectable()
export class RecordMeasurements {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  preview(quoteId: string, size: Size, layout: TopLayout | null): Promise<MeasurementsPreview> {
    return this.statements.transaction(async (tx) => {
      const { quote } = await this.lockMeasurableTop(tx, quoteId);
      const { total } = repriceTop(quote, size, layout);
      const current = toPence(quote.total_price);
      return {
        currentTotal: quote.total_price,
        newTotal: toPounds(total),
        difference: toPounds(pence(total - current)),
        depositCredited: quote.received,
      };
    });
  }

  /** If the price is revised, the customer must agree first. Otherwise the top can be cut with these sizes. */
  async save(
    tx: Transaction,
    actor: Actor,
    quoteId: string,
    input: MeasurementsInput,
  ): Promise<SavedMeasurements> {
    const { quote, sameTop } = await this.lockMeasurableTop(tx, quoteId);
    const before = await measurementsOf(tx, quoteId);
    if ((before?.version ?? null) !== input.knownVersion) throw new AppError('order/measured-meanwhile');
    const fields = checkLayout(input, quote.snapshot);
    if (fields.length) throw new AppError('request/invalid', { fields });

    const at = this.clock.now();
    const version = (before?.version ?? 0) + 1;
    const price = repriceTop(quote, input.size, input.layout);
    const isRevised = input.price === 'revise' && toPounds(price.total) !== quote.total_price;
    if (isRevised) {
      await assertPaymentsSettled(tx, sameTop);
      if (!isSellable(price.total)) throw new AppError('quote/zero-price');
    }
    await tx.manager.insert(Measurement, {
      quoteId,
      version,
      ...input.size,
      layout: input.layout,
      note: input.note,
      how: input.how,
      recordedBy: actor.userId,
      recordedAt: at,
    });
    if (input.signed)
      await this.saveSignedDrawing(tx, actor, quote, { ...input, version, signed: input.signed });
    await tx.manager.update(Quote, quoteId, { measuredAt: isRevised ? null : at });
    await refreshStagesOf(tx, [quoteId], at);
    await syncPhoneCallTasks(tx, [quoteId], at);
    const { size, layout, how } = input;
    const decision = { price: isRevised ? 'revise' : 'keep' };
    await recordStaffAction(tx, actor, quote, {
      at,
      verb: 'measure',
      event: { kind: 'measured', details: { version, ...size, how, ...decision } },
      before: before && toAuditDetails(before),
      after: { ...toAuditDetails({ version, ...size, layout, how }), ...decision },
    });
    await withdrawProposal(tx, actor, quoteId, at);
    const revisedQuote = isRevised
      ? await proposeRevision(tx, actor, quote, {
          ...price,
          size: input.size,
          layout: input.layout,
          measurementVersion: version,
          at,
        })
      : null;
    if (!isRevised) await mailDrawing(tx, quoteId, at);
    return { measurements: await getMeasurements(tx, quoteId), revisedQuote };
  }

  private async saveSignedDrawing(
    tx: Transaction,
    { userId: recordedBy }: Actor,
    quote: QuoteRow,
    { size, layout, version, signed }: MeasurementsInput & { version: number; signed: SignedOnSite },
  ): Promise<void> {
    const drawing = toTopDrawing(quote, { ...size, layout });
    if (!isComplete(drawing)) throw new AppError('drawing/incomplete');
    await tx.manager.insert(DrawingAgreement, {
      quoteId: quote.id,
      version,
      drawing,
      digest: digestOf(drawing),
      how: 'on-site',
      recordedBy,
      agreedBy: signed.name,
      signatureId: signed.signatureId,
      agreedAt: signed.at,
    });
  }

  private async lockMeasurableTop(tx: Transaction, quoteId: string) {
    const { quote, sameTop } = await lockTop(tx, quoteId);
    if (quote.deleted_at) throw new AppError('order/deleted');
    if (quote.standing === 'superseded') throw new AppError('order/superseded');
    const revision = await tx.manager.findOneBy(QuoteRevisionRecord, { quoteId });
    if (revision && revision.state !== 'agreed') throw new AppError('revision/not-agreed');
    if (quote.status === 'declined') throw new AppError('order/declined');
    return { quote, sameTop };
  }
}

async function getMeasurements(tx: Transaction, quoteId: string): Promise<FoundMeasurements> {
  const measurements = await measurementsOf(tx, quoteId);
  if (!measurements) throw new Error(`no measurements of ${quoteId}`);
  return measurements;
}

/** Without the note, which may contain personal data. */
const toAuditDetails = ({
  version,
  lengthMm,
  widthMm,
  layout,
  how,
}: Pick<FoundMeasurements, 'version' | 'lengthMm' | 'widthMm' | 'layout' | 'how'>) => ({
  version,
  lengthMm,
  widthMm,
  layout,
  how,
});

/**
 * Calculates the price for another size, with the openings of a layout and the original rates (D3). Lines that staff added do
 * not change.
 */
export function repriceTop(
  { snapshot, quantity }: Pick<QuoteRow, 'snapshot' | 'quantity'>,
  size: Size,
  layout: TopLayout | null = null,
): { total: Pence; lines: QuoteLine[] } {
  const { color, sinkType, cutouts, trade } = snapshot;
  const priceOfOne = priceQuote(
    toPriceInput(size, color, sinkType, cutouts, layout ?? snapshot.layout ?? null),
  );
  const listPrice = adjustPrice(timesQuantity(priceOfOne, quantity), adjustmentsOf(snapshot.lines));
  const price = tradePrice(listPrice, trade ? toTradeDiscount(trade) : null, quantity);
  return {
    total: price.total,
    lines: price.lines.map((line) => ({ ...line, amount: toPounds(line.amount) })),
  };
}
