import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { tradePricesPath } from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../mail';
import { hashOfToken } from './trade-terms';

/** The link that was asked for with a mail, as long as it has been neither renewed nor ended. */
const isWanted = 'id = $1 AND link_sent_at = $2 AND is_active';
const findWanted = `SELECT FROM trade_customer WHERE ${isWanted}`;
/** A mail that is composed once more, perhaps by two at once, has another token; each letter's is good. */
const addToken = `
  UPDATE trade_customer SET token_hashes = token_hashes || $3::text WHERE ${isWanted} RETURNING company`;

const withheld = { withheld: 'the link was renewed or ended meanwhile' } satisfies WithheldMail;

/** Puts the mail together by which a trade customer gets their link. Its token is made here, and stands nowhere but in the letter. */
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
    const found = await this.statements.run(findWanted, [details.customerId, createdAt]);
    return found.length ? null : withheld;
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
