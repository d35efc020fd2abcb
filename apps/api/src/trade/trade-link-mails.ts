import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { tradePricesPath } from '@app/contracts';
import { addTokenHash } from '../database/add-token-hash';
import { type ComposedMail, ModuleMails, type MailToCompose, type WithheldMail } from '../mail';
import { hashOfToken } from './trade-terms';
import { TradeCustomer } from './trade.entities';

const linkChanged = { withheld: 'the link was renewed or ended meanwhile' } satisfies WithheldMail;

/** The token is created when the mail is composed, and is only in the mail. */
@Injectable()
export class TradeLinkMails extends ModuleMails {
  onModuleInit(): void {
    this.composers.register(
      'trade-link',
      (mail, customer: TradeCustomer) => this.compose(mail, customer),
      async (mail) =>
        (await this.statements.manager.findOneBy(TradeCustomer, whereLinkIsCurrent(mail))) ?? linkChanged,
    );
  }

  private async compose(
    mail: MailToCompose,
    { company }: TradeCustomer,
  ): Promise<ComposedMail<'trade-link'> | WithheldMail> {
    const { manager } = this.statements;
    const token = randomBytes(32).toString('base64url');
    if (!(await addTokenHash(manager, TradeCustomer, whereLinkIsCurrent(mail), hashOfToken(token))))
      return linkChanged;
    const url = `${this.config.publicOrigin}${tradePricesPath}#${token}`;
    return { data: { company, url }, secret: token };
  }
}

const whereLinkIsCurrent = ({ details, createdAt }: MailToCompose) => ({
  id: String(details.customerId),
  linkSentAt: createdAt,
  isActive: true,
});
