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
import { termsByEmail } from '../../trade';
import type { QuoteRow } from '../read/quote-row';
import { readWorkshop } from '../read-workshop';
import { addToTimelines } from '../timeline/add-to-timelines';
import { saveCustomer } from './customer-details';
import { readWantedTop } from './read-wanted-top';
import { SaveQuote } from './save-quote';

const findMadeQuote = `
  SELECT quote.id, quote.reference, quote.total_price AS "totalPrice"
  FROM timeline_entry AS entry JOIN quote ON quote.id = entry.quote_id
  WHERE entry.idempotency_key = $1 AND entry.kind = 'made-by-staff'`;

type StaffQuote = Partial<SaveStaffQuoteRequest>;
type Alongside = (tx: Transaction, quote: QuoteRow) => Promise<void>;

const readAdjustment = ({ amount, reason }: PriceAdjustment): PriceAdjustment => ({
  amount: toPounds(toPence(amount.trim())),
  reason: reason.trim(),
});

@Injectable()
export class MakeStaffQuote {
  constructor(
    private readonly statements: Statements,
    private readonly saveQuote: SaveQuote,
  ) {}

  /**
   * Quote, customer, timeline, audit log and `alongside` are one transaction. The same key gives the same quote, even
   * if prices have changed.
   */
  async make(
    actor: Actor,
    request: StaffQuote,
    key: string | undefined,
    alongside: Alongside,
  ): Promise<SaveStaffQuoteResponse> {
    const made = await this.findMade(key);
    if (made) return made;
    try {
      return await this.save(actor, request, key, alongside);
    } catch (error) {
      // The same request may have been sent twice at once.
      const meanwhile = await this.findMade(key);
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  private async findMade(key: string | undefined): Promise<SaveStaffQuoteResponse | undefined> {
    if (key === undefined) return undefined;
    const [made] = await this.statements.run<SaveStaffQuoteResponse>(findMadeQuote, [key]);
    return made;
  }

  private async save(
    actor: Actor,
    request: StaffQuote,
    key: string | undefined,
    alongside: Alongside,
  ): Promise<SaveStaffQuoteResponse> {
    const { adjustment, channel, lastValidDay, shownTotal } = request;
    const wanted = readWantedTop({ ...request, totalPrice: shownTotal });
    const email = trimToNull(request.customerEmail);
    const { sizeLimits } = await readWorkshop(this.statements);
    const { id, reference, total_price } = await this.saveQuote.save(wanted, {
      trade: email === null ? null : await termsByEmail(this.statements, email),
      terms: {
        sizeLimits,
        adjustment: adjustment ? readAdjustment(adjustment) : null,
        channel: channel ?? 'web',
        lastValidDay: (lastValidDay && readLondonDay(lastValidDay)) || null,
      },
      alongside: (tx, saved) => this.complete(tx, actor, request, saved, key, alongside),
    });
    return { id, reference, totalPrice: total_price };
  }

  private async complete(
    tx: Transaction,
    actor: Actor,
    request: StaffQuote,
    quote: QuoteRow,
    idempotencyKey: string | undefined,
    alongside: Alongside,
  ): Promise<void> {
    const { id, reference, created_at: at } = quote;
    const inquiry = request.inquiry ?? null;
    const details = { inquiry };
    const event = { kind: 'made-by-staff', details, at, actorId: actor.userId, idempotencyKey } as const;
    if (!(await addToTimelines(tx, [id], event))) {
      throw fieldError('request/invalid', idempotencyKeyHeader, 'This was another request’s.');
    }
    const customer = {
      name: trimToNull(request.customerName),
      email: trimToNull(request.customerEmail),
      phone: trimToNull(request.customerPhone),
    };
    await saveCustomer(tx, [id], customer, at, actor.userId);
    await alongside(tx, quote);
    await addAuditEntry(tx, actor, {
      at,
      verb: 'create',
      subject: { kind: 'quote', id, name: reference },
      after: {
        ...describe(quote),
        channel: request.channel ?? 'web',
        inquiry: inquiry && `${inquiry.form}-${inquiry.id}`,
      },
    });
  }
}

/** For the audit log: no words of the customer, and only the amount of staff's line. */
const describe = ({
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
  adjustment: snapshot.adjustment?.amount ?? null,
  ...(snapshot.trade && { tradePercent: snapshot.trade.percent }),
  validUntil: valid_until.toISOString(),
  replacesQuoteId: replaces_quote_id,
});
