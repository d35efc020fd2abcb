import { Injectable } from '@nestjs/common';
import { paths, paymentResultPath } from '@app/contracts';
import { toPence } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Clock } from '../../platform/clock/clock';
import { CardPayments, type ReadResult } from '../provider/card-payments';
import { retryAfterMsOf } from '../provider/provider-breaker';
import type { AttemptRow } from './attempt-statements';
import type { Finding } from './evaluate-checkout';
import { SettlePayment } from './settle-payment';

/** Opens the page of an attempt that was written down before; whoever calls holds its lease and no transaction. */
@Injectable()
export class OpenCheckout {
  constructor(
    private readonly cards: CardPayments,
    private readonly settlement: SettlePayment,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** The attempt as it is afterwards: `open` where all went well, still `creating` where nobody knows. */
  async open(attempt: AttemptRow, description: string): Promise<AttemptRow> {
    const askedAt = this.clock.now();
    const { publicOrigin } = this.config;
    const result = await this.cards.createCheckout({
      reference: attempt.checkout_reference,
      amount: toPence(attempt.amount),
      description,
      validUntil: attempt.valid_until,
      noticeUrl: `${publicOrigin}${paths.paymentNotice(attempt.notice_token)}`,
      returnUrl: `${publicOrigin}${paymentResultPath(attempt.deposit_id)}`,
    });
    switch (result.kind) {
      case 'ok': {
        const opened = await this.settlement.settle(
          attempt.id,
          { kind: 'by-id', checkout: result.checkout },
          askedAt,
        );
        // An answer that is not about what we asked for opens nothing: what did the provider really make of it?
        return opened.state === 'creating' ? this.adopt(attempt) : opened;
      }
      case 'duplicate':
        return this.adopt(attempt);
      case 'rejected':
        return this.settlement.settle(attempt.id, result, askedAt);
      case 'unauthorised':
      case 'rate-limited':
      case 'unavailable':
        return this.settlement.settle(attempt.id, inVain(result), askedAt);
    }
  }

  /** Takes over the checkout that the provider made when we asked before. */
  private async adopt(attempt: AttemptRow): Promise<AttemptRow> {
    const askedAt = this.clock.now();
    const result = await readByReference(this.cards, attempt.checkout_reference);
    const finding: Finding =
      result.kind === 'ok' ? { kind: 'by-reference', checkout: result.checkout } : inVain(result);
    return this.settlement.settle(attempt.id, finding, askedAt);
  }
}

/**
 * The checkout that the provider has made of a reference; it is believed only by its id. A list may hold what nobody asked
 * for. References are unique: of more than one of ours, the one with money on it is the one that matters.
 *
 * @param heard of what came of each call
 */
export async function readByReference(
  cards: CardPayments,
  reference: string,
  heard: (result: { kind: string }) => void = () => undefined,
): Promise<ReadResult | { kind: 'not-listed' }> {
  const list = await cards.findByReference(reference);
  heard(list);
  if (list.kind !== 'ok') return list;
  const ours = list.checkouts.filter((checkout) => checkout.reference === reference);
  const listed = ours.find(({ state }) => state === 'paid') ?? ours[0];
  if (!listed) return { kind: 'not-listed' };
  const result = await cards.readCheckout(listed.id);
  heard(result);
  return result;
}

/** A page was asked for, and there is none: whoever waits for the same need not ask again at once. */
const inVain = (result: Parameters<typeof noAnswer>[0]): Finding => ({
  ...noAnswer(result),
  isVainTry: true,
});

export const noAnswer = (
  result: Exclude<ReadResult, { kind: 'ok' }> | { kind: 'not-listed' },
): Extract<Finding, { kind: 'no-answer' }> => ({
  kind: 'no-answer',
  reason: 'reason' in result ? result.reason : result.kind,
  waitMs: retryAfterMsOf(result) ?? 0,
});
