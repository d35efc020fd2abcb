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
import { type AttemptRow, findPageOfTops } from './attempt-statements';
import { CloseCheckout } from './close-checkout';
import { noAnswer } from './evaluate-checkout';
import { PaymentAttempt } from './payment-attempt.entity';
import { isBeingOpened, type PaymentStep } from './payment-step';
import { leaseMs } from './polling-schedule';
import { SettlePayment } from './settle-payment';

/** Other requests may open and close pages for the same quotes meanwhile; then this one gives up. */
const maxSteps = 12;

/** The provider may open a page without an address; one request tries this often. */
const maxPages = 2;

const waitIntervalMs = 100;

export interface BegunPayment {
  depositId: string;
  paymentUrl: string | null;
  trouble: ErrorCode | null;
}

export const toPage = ({ depositId: id, paymentUrl, trouble }: BegunPayment) => ({
  id,
  paymentUrl,
  ...(trouble && { error: errorCatalogue[trouble].sentence, code: trouble }),
});

interface BeginPaymentInput {
  purpose: PaymentPurpose;
  quoteIds: readonly string[];
  depositId?: string | undefined;
  /** @param since when the customer began to wait */
  next: (depositId: string | undefined, since: Date) => Promise<PaymentStep>;
}

/** Leads a request to a card page, step by step. No transaction is open while the provider is called. */
@Injectable()
export class BeginPayment {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlement: SettlePayment,
    private readonly closing: CloseCheckout,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async begin(input: BeginPaymentInput): Promise<BegunPayment> {
    if (await readHold(this.statements)) throw new AppError('deposit/provider-unavailable');
    const since = this.clock.now();
    let { depositId } = input;
    let pages = 0;
    for (let count = 0; count < maxSteps; count += 1) {
      const step = await input.next(depositId, since);
      switch (step.kind) {
        case 'ready':
          return { depositId: step.depositId, paymentUrl: step.paymentUrl, trouble: null };
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
          pages += 1;
          if (pages > maxPages) return this.fail(input, depositId, 'deposit/provider-unavailable');
          const { state, paymentUrl } = await this.open(step.attempt, step.description);
          if (state === 'creating') return this.fail(input, depositId, 'deposit/provider-unavailable');
          if (state === 'rejected') return this.fail(input, depositId, 'deposit/provider-refused');
          if (state === 'open' && paymentUrl !== null) return { depositId, paymentUrl, trouble: null };
        }
      }
    }
    throw new AppError('deposit/payment-under-way');
  }

  /** @returns the attempt: `open`, or still `creating` if the provider did not answer */
  private async open(attempt: AttemptRow, description: string): Promise<AttemptRow> {
    const { id, checkoutReference: reference } = attempt;
    const { publicOrigin } = this.config;
    const askedAt = this.clock.now();
    const result = await this.cards.createCheckout({
      reference,
      amount: toPence(attempt.amount),
      description,
      validUntil: attempt.validUntil,
      noticeUrl: `${publicOrigin}${paths.paymentNotice(attempt.noticeToken)}`,
      returnUrl: `${publicOrigin}${paymentResultPath(attempt.depositId)}`,
    });
    if (result.kind === 'rejected') return this.settlement.settle(id, result, askedAt);
    if (result.kind === 'ok') {
      const opened = await this.settlement.settle(id, { ...result, kind: 'by-id' }, askedAt);
      // The answer did not match the request, so look for the page by its reference.
      if (opened.state !== 'creating') return opened;
    } else if (result.kind !== 'duplicate') {
      return this.settlement.settle(id, { ...noAnswer(result), isFailedOpening: true }, askedAt);
    }
    const readAt = this.clock.now();
    const found = await this.cards.readByReference(reference);
    const finding =
      found.kind === 'ok'
        ? ({ ...found, kind: 'by-reference' } as const)
        : { ...noAnswer(found), isFailedOpening: true };
    return this.settlement.settle(id, finding, readAt);
  }

  /** The mail says that nothing was charged only if no payment page was ever opened. */
  private async fail(
    { purpose, quoteIds }: BeginPaymentInput,
    depositId: string,
    trouble: 'deposit/provider-unavailable' | 'deposit/provider-refused',
  ): Promise<BegunPayment> {
    const pages = await this.statements.run(findPageOfTops, [quoteIds, purpose]);
    return { depositId, paymentUrl: null, trouble: pages.length ? 'deposit/outcome-unknown' : trouble };
  }

  private async closeAll(attemptIds: readonly string[]): Promise<void> {
    for (const attemptId of attemptIds) {
      const outcome = await this.closing.close(attemptId);
      if (outcome === 'being-opened') await this.waitFor(attemptId);
      if (outcome === 'under-way') throw new AppError('deposit/payment-under-way');
      if (outcome === 'no-answer') throw new AppError('deposit/outcome-unknown');
    }
  }

  /** Waits until another request has opened the page or its lease has ended. Holds no connection meanwhile. */
  private async waitFor(attemptId: string): Promise<void> {
    const until = Date.now() + leaseMs;
    while (Date.now() < until) {
      const attempt = await this.statements.manager.findOne(PaymentAttempt, {
        select: { state: true, leaseUntil: true },
        where: { id: attemptId },
      });
      if (!attempt || !isBeingOpened(attempt, this.clock.now())) return;
      await new Promise((resolve) => setTimeout(resolve, waitIntervalMs));
    }
  }
}
