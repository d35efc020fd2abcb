import { Injectable } from '@nestjs/common';
import { type ErrorCode, errorCatalogue, type PaymentPurpose } from '@app/contracts';
import { Statements } from '../../database/statements';
import { readHold } from '../../platform/background/shop-hold';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { type AttemptRow, findPageOfTops, readAttempt } from './attempt-statements';
import { CloseCheckout } from './close-checkout';
import { OpenCheckout } from './open-checkout';
import type { PaymentStep } from './page-steps';
import { leaseMs } from './polling-schedule';

/** Others may open and close pages for the same quotes meanwhile; after so many steps this request gives up. */
const mostSteps = 12;

/** Pages that one request opens at most, where the provider opens some that nobody can be sent to. */
const mostPages = 2;

const glanceMs = 100;

/** A deposit, and its page; or why there is none for now. */
export interface BegunPayment {
  depositId: string;
  paymentUrl: string | null;
  trouble: ErrorCode | null;
}

/** Where it can be paid, or why there is no page for now. */
export const toPage = ({ paymentUrl, trouble }: BegunPayment) => ({
  paymentUrl,
  ...(trouble && { error: errorCatalogue[trouble].sentence, code: trouble }),
});

/** What somebody wants to pay by card. */
export interface PaymentToBegin {
  purpose: PaymentPurpose;
  /** What it is for. */
  quoteIds: readonly string[];
  /** The row that is to be paid; absent: whichever fits, or a new one. */
  depositId?: string | undefined;
  /**
   * Decides and writes down what has to be done next.
   *
   * @param since when the customer began to wait
   * @throws AppError why nothing can be paid
   */
  next: (depositId: string | undefined, since: Date) => Promise<PaymentStep>;
}

/** Brings a request to a page on which it can be paid: step by step, and never with a transaction open while it asks the provider. */
@Injectable()
export class BeginPayment {
  constructor(
    private readonly statements: Statements,
    private readonly opening: OpenCheckout,
    private readonly closing: CloseCheckout,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError why nothing can be paid */
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
          if ((pages += 1) > mostPages) {
            return this.inTrouble(input, step.depositId, 'deposit/provider-unavailable');
          }
          const done = await this.open(input, step);
          if (done) return done;
          depositId = step.depositId;
          break;
        }
      }
    }
    throw new AppError('deposit/payment-under-way');
  }

  /** Undefined where the attempt came to an end that leaves room for another. */
  private async open(
    input: PaymentToBegin,
    { depositId, attempt, description }: Extract<PaymentStep, { kind: 'open' }>,
  ): Promise<BegunPayment | undefined> {
    const { state, payment_url } = await this.opening.open(attempt, description);
    if (state === 'creating') return this.inTrouble(input, depositId, 'deposit/provider-unavailable');
    if (state === 'rejected') return this.inTrouble(input, depositId, 'deposit/provider-refused');
    if (state !== 'open' || payment_url === null) return undefined;
    return { depositId, paymentUrl: payment_url, trouble: null };
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
      const isBusy =
        attempt?.state === 'creating' && attempt.lease_until && attempt.lease_until > this.clock.now();
      if (!isBusy) return;
      await new Promise((resolve) => setTimeout(resolve, glanceMs));
    }
  }
}
