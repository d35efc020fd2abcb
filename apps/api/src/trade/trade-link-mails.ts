import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { tradePricesPath } from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../mail';
import { hashOfToken } from './trade-terms';
import { TradeCustomer } from './trade.entities';

/** A mail that is composed again, perhaps twice at once, has another token. All of them work. */
const addToken = `
  UPDATE trade_customer SET token_hashes = token_hashes || $3::text
  WHERE id = $1 AND link_sent_at = $2 AND is_active RETURNING company`;

const withheld = { withheld: 'the link was renewed or ended meanwhile' } satisfies WithheldMail;

/** The token is created when the mail is composed, and is only in the mail. */
@Injectable()
export class TradeLinkMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register(
      'trade-link',
      (mail) => this.compose(mail),
      (mail) => this.recheck(mail),
    );
  }

  private async recheck({ details, createdAt }: MailToCompose): Promise<WithheldMail | null> {
    const current = { id: String(details.customerId), linkSentAt: createdAt, isActive: true };
    return (await this.statements.manager.existsBy(TradeCustomer, current)) ? null : withheld;
  }

  private async compose({
    details,
    createdAt,
  }: MailToCompose): Promise<ComposedMail<'trade-link'> | WithheldMail> {
    const token = randomBytes(32).toString('base64url');
    const [customer] = await this.statements.run<{ company: string }>(addToken, [
      details.customerId,
      createdAt,
      hashOfToken(token),
    ]);
    if (!customer) return withheld;
    const url = `${this.config.publicOrigin}${tradePricesPath}#${token}`;
    return { data: { ...customer, url }, secret: token };
  }
}
