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
 * Shows the order of a paid deposit to the browser that began it, as only that tab knows the key it was begun with
 * (decision 103). Everybody else has the mail.
 */
@Injectable()
export class OrderOfDeposit {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** A key is exchanged once: the tab keeps the token. */
  link(depositId: string, browserKey: string | undefined): Promise<OrderLinkResponse> {
    return this.statements.transaction(async (tx) => {
      const { status, purpose, quoteIds, customerEmail } = await getDeposit(tx, depositId);
      const [quoteId] = quoteIds;
      const isDeposit = status === 'paid' && purpose === 'deposit';
      if (!isDeposit || !quoteId || !(await isKnownAddress(tx, [quoteId], customerEmail)))
        return { token: null, isMailed: false };
      const browserDigest = digestOfBrowser(browserKey);
      const isProven =
        browserDigest !== null &&
        (await tx.manager.update(Deposit, { id: depositId, browserDigest }, { browserDigest: null }))
          .affected;
      return {
        token: isProven ? await makeOrderToken(tx, quoteId, this.clock.now()) : null,
        isMailed: true,
      };
    });
  }
}
