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
import { type AttemptRow, findPageOfTops, readAttempt } from './attempt-statements';
import { CloseCheckout } from './close-checkout';
import { noAnswer } from './evaluate-checkout';
import { isBeingOpened, type PaymentStep } from './page-steps';
import { leaseMs } from './polling-schedule';
import { SettlePayment } from './settle-payment';

/** Others may open and close pages for the same quotes meanwhile; after so many steps this request gives up. */
const mostSteps = 12;

/** Pages that one request opens at most, where the provider opens some that nobody can be sent to. */
const mostPages = 2;

const glanceMs = 100;

export interface BegunPayment {
  depositId: string;
  paymentUrl: string | null;
  /** Why there is no page for now. */
  trouble: ErrorCode | null;
}

export const toPage = ({ paymentUrl, trouble }: BegunPayment) => ({
  paymentUrl,
  ...(trouble && { error: errorCatalogue[trouble].sentence, code: trouble }),
});

interface PaymentToBegin {
  purpose: PaymentPurpose;
  quoteIds: readonly string[];
  /** The row that is to be paid; absent: whichever fits, or a new one. */
  depositId?: string | undefined;
  /**
   * Decides and writes down what has to be done next.
   * @param since when the customer began to wait
   */
  next: (depositId: string | undefined, since: Date) => Promise<PaymentStep>;
}

/** Brings a request to a page on which it can be paid: step by step, and never with a transaction open while it asks the provider. */
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

  async begin(input: PaymentToBegin): Promise<BegunPayment> {
    if (await readHold(this.statements)) throw new AppError('deposit/provider-unavailable');
    const since = this.clock.now();
    let { depositId } = input;
    let pages = 0;
    for (let turn = 0; turn < mostSteps; turn += 1) {
      const step = await input.next(depositId, since);
      switch (step.kind) {
        case 'ready':
          return { depositId: step.depositId, paymentUrl: step.paymentUrl, trouble: null };
        case 'tried':
          return this.inTrouble(input, step.depositId, 'deposit/provider-unavailable');
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
          if (pages > mostPages) return this.inTrouble(input, depositId, 'deposit/provider-unavailable');
          const { state, payment_url: paymentUrl } = await this.open(step.attempt, step.description);
          if (state === 'creating') return this.inTrouble(input, depositId, 'deposit/provider-unavailable');
          if (state === 'rejected') return this.inTrouble(input, depositId, 'deposit/provider-refused');
          if (state === 'open' && paymentUrl !== null) return { depositId, paymentUrl, trouble: null };
        }
      }
    }
    throw new AppError('deposit/payment-under-way');
  }

  /** The attempt as it is afterwards: `open` where all went well, still `creating` where nobody knows. */
  private async open(attempt: AttemptRow, description: string): Promise<AttemptRow> {
    const { id, checkout_reference: reference } = attempt;
    const { publicOrigin } = this.config;
    const askedAt = this.clock.now();
    const result = await this.cards.createCheckout({
      reference,
      amount: toPence(attempt.amount),
      description,
      validUntil: attempt.valid_until,
      noticeUrl: `${publicOrigin}${paths.paymentNotice(attempt.notice_token)}`,
      returnUrl: `${publicOrigin}${paymentResultPath(attempt.deposit_id)}`,
    });
    if (result.kind === 'rejected') return this.settlement.settle(id, result, askedAt);
    if (result.kind === 'ok') {
      const opened = await this.settlement.settle(id, { ...result, kind: 'by-id' }, askedAt);
      // An answer that is not about what we asked for opens nothing: what did the provider really make of it?
      if (opened.state !== 'creating') return opened;
    } else if (result.kind !== 'duplicate') {
      return this.settlement.settle(id, { ...noAnswer(result), isVainTry: true }, askedAt);
    }
    const readAt = this.clock.now();
    const found = await this.cards.readByReference(reference);
    const finding =
      found.kind === 'ok'
        ? ({ ...found, kind: 'by-reference' } as const)
        : { ...noAnswer(found), isVainTry: true };
    return this.settlement.settle(id, finding, readAt);
  }

  /** That nothing was charged is said only where there never was a page that could have been paid on. */
  private async inTrouble(
    { purpose, quoteIds }: PaymentToBegin,
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

  /** Until whoever opens an attempt is done, or has died: by looking at the row now and then, with no connection held. */
  private async waitFor(attemptId: string): Promise<void> {
    const until = Date.now() + leaseMs;
    while (Date.now() < until) {
      const [attempt] = await this.statements.run<AttemptRow>(readAttempt, [attemptId]);
      if (!attempt || !isBeingOpened(attempt, this.clock.now())) return;
      await new Promise((resolve) => setTimeout(resolve, glanceMs));
    }
  }
}
