import { Injectable } from '@nestjs/common';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { CardPayments, type MerchantResult } from './card-payments';
import { ProviderBreaker } from './provider-breaker';

/** Logs whether the card provider accepts our account. It does not affect our own health. */
@Injectable()
export class ProviderWatch extends PeriodicTask {
  protected readonly everyMs = 5 * 60_000;
  protected override readonly timeScale = 1;
  private lastKind: MerchantResult['kind'] | undefined;

  constructor(
    tools: BackgroundTools,
    private readonly cards: CardPayments,
    private readonly breaker: ProviderBreaker,
  ) {
    super(tools);
  }

  get state(): MerchantResult['kind'] | undefined {
    return this.lastKind;
  }

  async sweep(): Promise<void> {
    const result = await this.cards.checkMerchant();
    this.breaker.recordResult('merchant', result);
    const hasChanged = result.kind !== this.lastKind;
    this.lastKind = result.kind;
    if (!hasChanged) return;
    const account = `merchant ${this.cards.merchantCode}`;
    if (result.kind === 'ok' && result.currency === 'GBP') {
      this.logger.log(`card provider: ${account} is ready`);
    } else if (result.kind === 'ok') {
      this.logger.error(
        `card provider: ${account} takes ${result.currency ?? 'no currency we know'}, not GBP`,
      );
    } else if (result.kind === 'unauthorised' && result.wrongAccount) {
      const acceptedAccounts =
        result.wrongAccount === 'sandbox' ? 'only real money' : 'only a sandbox, as REHEARSAL is on';
      this.logger.error(
        `card provider: ${account} is a ${result.wrongAccount} account, and this shop takes ${acceptedAccounts}; no deposit can be paid`,
      );
    } else if (result.kind === 'unauthorised' || result.kind === 'rejected') {
      this.logger.error(`card provider: key or ${account} not accepted; no deposit can be paid`);
    } else {
      const reason = 'reason' in result ? result.reason : result.kind;
      this.logger.warn(`card provider: no answer yet (${reason})`);
    }
  }
}
