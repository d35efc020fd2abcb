import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { addTokenHash } from '../../database/add-token-hash';
import { Statements } from '../../database/statements';
import { MailComposers, type ComposedMail, type MailToCompose, type WithheldMail } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { findInvitation, hashOfToken, makeInvitationToken } from './create-invitation';
import { StaffInvitation } from './staff-invitation.entity';

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

  private find({ details }: MailToCompose) {
    return findInvitation(this.statements.manager, { id: String(details.invitationId) }, this.clock.now());
  }

  private async recheck(mail: MailToCompose): Promise<WithheldMail | null> {
    return (await this.find(mail)) ? null : withheld;
  }

  private async compose(mail: MailToCompose): Promise<ComposedMail<'staff-invitation'> | WithheldMail> {
    const found = await this.find(mail);
    if (!found) return withheld;
    const { id, endsAt } = found.invitation;
    const token = makeInvitationToken();
    await addTokenHash(this.statements.manager, StaffInvitation, { id }, hashOfToken(token));
    const url = `${this.config.publicOrigin}/admin/invitation#${token}`;
    const { firstName, passwordHash } = found.account;
    return { data: { firstName, endsAt, url, isReset: passwordHash !== null }, secret: token };
  }
}
