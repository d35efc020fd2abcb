import { Injectable } from '@nestjs/common';
import type { OrderLinkResponse } from '@app/contracts';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { isKnownAddress } from '../../quotes';
import { getDeposit } from './deposit-statements';
import { Deposit } from './deposit.entity';
import { digestOfBrowser } from './read-deposit-input';

/**
 * Exchanges the key with which a browser started a deposit for a link to the order, once the deposit is paid. Only that tab
 * knows the key (decision 103). Everybody else needs the link in the mail.
 */
@Injectable()
export class ExchangeBrowserKey {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** A key can be exchanged once: the tab keeps the token. */
  exchange(depositId: string, browserKey: string | undefined): Promise<OrderLinkResponse> {
    return this.statements.transaction(async (tx) => {
      const { status, purpose, quoteIds, customerEmail } = await getDeposit(tx, depositId);
      const [quoteId] = quoteIds;
      const isPaidDeposit = status === 'paid' && purpose === 'deposit';
      if (!isPaidDeposit || !quoteId || !(await isKnownAddress(tx, [quoteId], customerEmail)))
        return { token: null, isMailed: false };
      const browserDigest = digestOfBrowser(browserKey);
      if (browserDigest === null) return { token: null, isMailed: true };
      const ofBrowser = { id: depositId, browserDigest };
      const { affected } = await tx.manager.update(Deposit, ofBrowser, { browserDigest: null });
      return {
        token: affected ? await makeOrderToken(tx, quoteId, this.clock.now()) : null,
        isMailed: true,
      };
    });
  }
}
