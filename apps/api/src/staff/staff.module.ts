import { Module } from '@nestjs/common';
import { SecurityEvents } from '../platform/security/security-events';
import { InvitationMails } from './invitations/invitation-mails';
import { Invitations } from './invitations/invitations';
import { InvitationsController } from './invitations/invitations.controller';
import { PasswordResetsController } from './invitations/password-resets.controller';
import { VerifyCode } from './second-factor/verify-code';
import { OwnSessions } from './sessions/own-sessions';
import { PostgresSessionStore } from './sessions/session-store';
import { SessionTimes } from './sessions/session-times';
import { AuthController } from './sign-in/auth.controller';
import { KnownDevices } from './sign-in/known-devices';
import { PasswordStrategy } from './sign-in/password.strategy';
import { SignIn } from './sign-in/sign-in';
import { OwnAccount } from './users/own-account';
import { Passwords } from './users/passwords';
import { Users } from './users/users';

@Module({ providers: [InvitationMails] })
export class StaffWorkerModule {}

@Module({
  controllers: [AuthController, InvitationsController, PasswordResetsController],
  providers: [
    Invitations,
    KnownDevices,
    OwnAccount,
    OwnSessions,
    PasswordStrategy,
    Passwords,
    PostgresSessionStore,
    SecurityEvents,
    SessionTimes,
    SignIn,
    VerifyCode,
    Users,
  ],
  exports: [OwnAccount, OwnSessions, Passwords, SecurityEvents, Users],
})
export class StaffModule {}
