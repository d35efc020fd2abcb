import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { MailComposers, type ComposedMail, type MailToCompose, type WithheldMail } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { hashOfToken, makeInvitationToken } from './create-invitation';

/** SQL: the account that a link is for, while it can be used. */
const pending = `
  FROM staff_user AS account
  WHERE invitation.id = $1 AND invitation.ends_at > $2 AND account.id = invitation.user_id
    AND account.is_active`;

const isOpen = `SELECT FROM staff_invitation AS invitation WHERE EXISTS (SELECT ${pending})`;

/** A mail composed again, perhaps by two processes at once, gets another token; all of them work. */
const addToken = `
  UPDATE staff_invitation AS invitation SET token_hashes = token_hashes || $3::text
  ${pending}
  RETURNING account.first_name AS "firstName", invitation.ends_at AS "endsAt",
    account.password_hash IS NOT NULL AS "isReset"`;

interface FoundInvitation {
  firstName: string;
  endsAt: Date;
  isReset: boolean;
}

const withheld = { withheld: 'the link has ended or was used' } satisfies WithheldMail;

/** The token is made here and is only in the mail. */
@Injectable()
export class InvitationMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register(
      'staff-invitation',
      (mail) => this.compose(mail),
      (mail) => this.recheck(mail),
    );
  }

  private async recheck({ details }: MailToCompose): Promise<WithheldMail | null> {
    const found = await this.statements.run(isOpen, [details.invitationId, this.clock.now()]);
    return found.length ? null : withheld;
  }

  private async compose({
    details,
  }: MailToCompose): Promise<ComposedMail<'staff-invitation'> | WithheldMail> {
    const token = makeInvitationToken();
    const [invitation] = await this.statements.run<FoundInvitation>(addToken, [
      details.invitationId,
      this.clock.now(),
      hashOfToken(token),
    ]);
    if (!invitation) return withheld;
    const url = `${this.config.publicOrigin}/admin/invitation#${token}`;
    return { data: { ...invitation, url }, secret: token };
  }
}
