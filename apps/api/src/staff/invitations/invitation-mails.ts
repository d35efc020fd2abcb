import { Injectable } from '@nestjs/common';
import { addTokenHash } from '../../database/add-token-hash';
import { ModuleMails, type ComposedMail, type MailToCompose, type WithheldMail } from '../../mail';
import { findInvitation, type FoundInvitation, hashOfToken, makeInvitationToken } from './create-invitation';
import { StaffInvitation } from './staff-invitation.entity';

const linkEnded = { withheld: 'the link has ended or was used' } satisfies WithheldMail;

/** Creates the token, which is only in the mail. */
@Injectable()
export class InvitationMails extends ModuleMails {
  onModuleInit(): void {
    this.composers.register(
      'staff-invitation',
      (_, found: FoundInvitation) => this.compose(found),
      (mail) => this.find(mail),
    );
  }

  private async find({ details }: MailToCompose): Promise<FoundInvitation | WithheldMail> {
    const where = { id: String(details.invitationId) };
    return (await findInvitation(this.statements.manager, where, this.clock.now())) ?? linkEnded;
  }

  private async compose({
    invitation: { id, endsAt },
    account: { firstName, passwordHash },
  }: FoundInvitation): Promise<ComposedMail<'staff-invitation'> | WithheldMail> {
    const token = makeInvitationToken();
    const isAdded = await addTokenHash(this.statements.manager, StaffInvitation, { id }, hashOfToken(token));
    if (!isAdded) return linkEnded;
    const url = `${this.config.publicOrigin}/admin/invitation#${token}`;
    return { data: { firstName, endsAt, isReset: passwordHash !== null, url }, secret: token };
  }
}
