import { Injectable } from '@nestjs/common';
import {
  type ErrorCode,
  errorCatalogue,
  paths,
  type PaymentPurpose,
  paymentResultPath,
} from '@app/contracts';
import { toPence } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { readHold } from '../../platform/background/shop-hold';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { CardPayments } from '../provider/card-payments';
import { type AttemptRow, findPageOfTopsSql } from './attempt-statements';
import { CloseCheckout } from './close-checkout';
import { inconclusive } from './evaluate-checkout';
import { PaymentAttempt } from './payment-attempt.entity';
import { isOpening, type PaymentStep } from './payment-step';
import { leaseMs } from './polling-schedule';
import { SettlePayment } from './settle-payment';

/** Concurrent requests may open and close pages for the same quotes. After this many steps a request gives up. */
const maxSteps = 12;

/** The provider may return a checkout without a page URL. One request creates at most this many checkouts. */
const maxPages = 2;

const waitIntervalMs = 100;

export interface BegunPayment {
  depositId: string;
  paymentUrl: string | null;
  errorCode: ErrorCode | null;
}

export const toPageResponse = ({ depositId: id, paymentUrl, errorCode }: BegunPayment) => ({
  id,
  paymentUrl,
  ...(errorCode && { error: errorCatalogue[errorCode].sentence, code: errorCode }),
});

interface BeginPaymentInput {
  purpose: PaymentPurpose;
  quoteIds: readonly string[];
  depositId?: string | undefined;
  /** @param waitingSince when the customer's request arrived */
  planStep: (depositId: string | undefined, waitingSince: Date) => Promise<PaymentStep>;
}

/** Runs the planned steps until a card page is ready. No transaction is open while the provider is called. */
@Injectable()
export class BeginPayment {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlePayment: SettlePayment,
    private readonly closeCheckout: CloseCheckout,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async begin(input: BeginPaymentInput): Promise<BegunPayment> {
    if (await readHold(this.statements)) throw new AppError('deposit/provider-unavailable');
    const waitingSince = this.clock.now();
    let { depositId } = input;
    let pageCount = 0;
    for (let stepCount = 0; stepCount < maxSteps; stepCount += 1) {
      const step = await input.planStep(depositId, waitingSince);
      switch (step.kind) {
        case 'ready':
          return { depositId: step.depositId, paymentUrl: step.paymentUrl, errorCode: null };
        case 'just-failed':
          return this.fail(input, step.depositId, 'deposit/provider-unavailable');
        case 'wait':
          await this.waitFor(step.attemptId);
          break;
        case 'close':
          await this.closeAll(step.attemptIds);
          depositId = step.depositId ?? depositId;
          break;
        case 'open': {
          depositId = step.depositId;
          pageCount += 1;
          if (pageCount > maxPages) return this.fail(input, depositId, 'deposit/provider-unavailable');
          const { state, paymentUrl } = await this.open(step.attempt, step.description);
          if (state === 'creating') return this.fail(input, depositId, 'deposit/provider-unavailable');
          if (state === 'rejected') return this.fail(input, depositId, 'deposit/provider-refused');
          if (state === 'open' && paymentUrl !== null) return { depositId, paymentUrl, errorCode: null };
        }
      }
    }
    throw new AppError('deposit/payment-under-way');
  }

  /** @returns the attempt: `open`, or still `creating` if the provider's response was inconclusive */
  private async open(attempt: AttemptRow, description: string): Promise<AttemptRow> {
    const { id, checkoutReference: reference } = attempt;
    const { publicOrigin } = this.config;
    const sentAt = this.clock.now();
    const result = await this.cards.createCheckout({
      reference,
      amount: toPence(attempt.amount),
      description,
      validUntil: attempt.validUntil,
      webhookUrl: `${publicOrigin}${paths.paymentNotice(attempt.noticeToken)}`,
      returnUrl: `${publicOrigin}${paymentResultPath(attempt.depositId)}`,
    });
    if (result.kind === 'rejected') return this.settlePayment.settle(id, result, sentAt);
    if (result.kind === 'ok') {
      const opened = await this.settlePayment.settleOpened(attempt, result.checkout, sentAt);
      // The response did not match the request, so look for the checkout by its reference.
      if (opened.state !== 'creating') return opened;
    } else if (result.kind !== 'duplicate') {
      return this.settlePayment.settle(id, { ...inconclusive(result), hasOpeningFailed: true }, sentAt);
    }
    const readAt = this.clock.now();
    const found = await this.cards.readByReference(reference);
    const finding =
      found.kind === 'ok'
        ? ({ ...found, kind: 'by-reference' } as const)
        : { ...inconclusive(found), hasOpeningFailed: true };
    return this.settlePayment.settle(id, finding, readAt);
  }

  /** These error codes tell the customer that nothing was charged, which is certain only if no page was ever opened. */
  private async fail(
    { purpose, quoteIds }: BeginPaymentInput,
    depositId: string,
    errorCode: 'deposit/provider-unavailable' | 'deposit/provider-refused',
  ): Promise<BegunPayment> {
    const openedPages = await this.statements.run(findPageOfTopsSql, [quoteIds, purpose]);
    const wasPageOpened = openedPages.length > 0;
    return {
      depositId,
      paymentUrl: null,
      errorCode: wasPageOpened ? 'deposit/outcome-unknown' : errorCode,
    };
  }

  private async closeAll(attemptIds: readonly string[]): Promise<void> {
    for (const attemptId of attemptIds) {
      const outcome = await this.closeCheckout.close(attemptId);
      if (outcome === 'opening') await this.waitFor(attemptId);
      if (outcome === 'charge-pending') throw new AppError('deposit/payment-under-way');
      if (outcome === 'unknown') throw new AppError('deposit/outcome-unknown');
    }
  }

  /** Waits until another request has opened the page or its lease has expired. Holds no database connection while waiting. */
  private async waitFor(attemptId: string): Promise<void> {
    const waitsUntil = Date.now() + leaseMs;
    while (Date.now() < waitsUntil) {
      const attempt = await this.statements.manager.findOne(PaymentAttempt, {
        select: { state: true, leaseUntil: true },
        where: { id: attemptId },
      });
      if (!attempt || !isOpening(attempt, this.clock.now())) return;
      await new Promise((resolve) => setTimeout(resolve, waitIntervalMs));
    }
  }
}
