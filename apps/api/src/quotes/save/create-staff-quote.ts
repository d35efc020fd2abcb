import { Injectable } from '@nestjs/common';
import {
  idempotencyKeyHeader,
  type PriceAdjustment,
  type SaveStaffQuoteRequest,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { fieldError } from '../../platform/errors/app-error';
import { readLondonDay } from '../../platform/clock/london-day';
import { trimToNull } from '../../platform/validation';
import { findTermsByEmail } from '../../trade';
import type { QuoteRow } from '../read/quote-row';
import { readWorkshop } from '../read-workshop';
import { addToTimelines } from '../timeline/add-to-timelines';
import { saveCustomer } from './customer-details';
import { readRequestedTop } from './read-requested-top';
import { SaveQuote } from './save-quote';

const findByIdempotencyKeySql = `
  SELECT quote.id, quote.reference, quote.total_price AS "totalPrice"
  FROM timeline_entry AS entry JOIN quote ON quote.id = entry.quote_id
  WHERE entry.idempotency_key = $1 AND entry.kind = 'made-by-staff'`;

type StaffQuote = Partial<SaveStaffQuoteRequest>;
/** A further write of the transaction that saves a quote. */
type WriteWithQuote = (tx: Transaction, quote: QuoteRow) => Promise<void>;

const readAdjustment = ({ unit, amount, reason }: PriceAdjustment): PriceAdjustment => ({
  unit,
  // Per cent has two decimals as well.
  amount: toPounds(toPence(amount.trim())),
  reason: reason.trim(),
});

@Injectable()
export class CreateStaffQuote {
  constructor(
    private readonly statements: Statements,
    private readonly saveQuote: SaveQuote,
  ) {}

  /**
   * Quote, customer, timeline and audit log are written in one transaction, in which `writeWithQuote` runs too. The same
   * key returns the same quote, even if prices have changed.
   */
  async create(
    actor: Actor,
    request: StaffQuote,
    key: string | undefined,
    writeWithQuote: WriteWithQuote,
  ): Promise<SaveStaffQuoteResponse> {
    const existing = await this.findExisting(key);
    if (existing) return existing;
    try {
      return await this.save(actor, request, key, writeWithQuote);
    } catch (error) {
      // The same request may have been sent twice at once.
      const createdMeanwhile = await this.findExisting(key);
      if (createdMeanwhile) return createdMeanwhile;
      throw error;
    }
  }

  private async findExisting(key: string | undefined): Promise<SaveStaffQuoteResponse | undefined> {
    if (key === undefined) return undefined;
    const [existing] = await this.statements.run<SaveStaffQuoteResponse>(findByIdempotencyKeySql, [key]);
    return existing;
  }

  private async save(
    actor: Actor,
    request: StaffQuote,
    key: string | undefined,
    writeWithQuote: WriteWithQuote,
  ): Promise<SaveStaffQuoteResponse> {
    const { adjustments, channel, lastValidDay, shownTotal } = request;
    const requestedTop = readRequestedTop({ ...request, totalPrice: shownTotal });
    const email = trimToNull(request.customerEmail);
    const { sizeLimits } = await readWorkshop(this.statements);
    const { id, reference, total_price } = await this.saveQuote.save(requestedTop, {
      trade: email === null ? null : await findTermsByEmail(this.statements, email),
      terms: {
        sizeLimits,
        adjustments: (adjustments ?? []).map(readAdjustment),
        channel: channel ?? 'web',
        lastValidDay: (lastValidDay && readLondonDay(lastValidDay)) || null,
      },
      writeWithQuote: (tx, saved) => this.complete(tx, actor, request, saved, key, writeWithQuote),
    });
    return { id, reference, totalPrice: total_price };
  }

  private async complete(
    tx: Transaction,
    actor: Actor,
    request: StaffQuote,
    quote: QuoteRow,
    idempotencyKey: string | undefined,
    writeWithQuote: WriteWithQuote,
  ): Promise<void> {
    const { id, reference, created_at: at } = quote;
    const inquiry = request.inquiry ?? null;
    const details = { inquiry };
    const event = { kind: 'made-by-staff', details, at, actorId: actor.userId, idempotencyKey } as const;
    if (!(await addToTimelines(tx, [id], event))) {
      throw fieldError('request/invalid', idempotencyKeyHeader, 'This key was used for another request.');
    }
    const customer = {
      name: trimToNull(request.customerName),
      email: trimToNull(request.customerEmail),
      phone: trimToNull(request.customerPhone),
    };
    await saveCustomer(tx, [id], customer, at, actor.userId);
    await writeWithQuote(tx, quote);
    await addAuditEntry(tx, actor, {
      at,
      verb: 'create',
      subject: { kind: 'quote', id, name: reference },
      after: {
        ...auditFieldsOf(quote),
        channel: request.channel ?? 'web',
        inquiry: inquiry && `${inquiry.form}-${inquiry.id}`,
      },
    });
  }
}

/** For the audit log: no text of the customer, and of staff's lines only the amounts. */
const auditFieldsOf = ({
  snapshot,
  length,
  width,
  quantity,
  total_price,
  valid_until,
  replaces_quote_id,
}: QuoteRow) => ({
  material: snapshot.material.name,
  color: snapshot.color.name,
  thickness: snapshot.thickness.displayName,
  length,
  width,
  quantity,
  sinkType: snapshot.sinkType?.name ?? null,
  cutouts: snapshot.cutouts.map(({ name }) => name),
  totalPrice: total_price,
  adjustments: (snapshot.adjustments ?? []).map(({ unit, amount }) =>
    unit === 'percent' ? `${amount}%` : amount,
  ),
  ...(snapshot.trade && { tradePercent: snapshot.trade.percent }),
  validUntil: valid_until.toISOString(),
  replacesQuoteId: replaces_quote_id,
});
