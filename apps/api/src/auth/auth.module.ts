import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { AdminRight } from './admin-right';
import { AuthController } from './auth.controller';
import { Invitations } from './invitations';
import { InvitationsController } from './invitations.controller';
import { KnownDevices } from './known-devices';
import { OwnAccount } from './own-account';
import { OwnSessions } from './own-sessions';
import { PasswordStrategy } from './password.strategy';
import { Passwords } from './passwords';
import { PostgresSessionStore } from './session-store';
import { SessionTimes } from './session-times';
import { SignIn } from './sign-in';
import { TakeCode } from './take-code';
import { Users } from './users';

@Module({
  controllers: [AuthController, InvitationsController],
  providers: [
    AdminRight,
    Clock,
    Invitations,
    KnownDevices,
    OwnAccount,
    OwnSessions,
    PasswordStrategy,
    Passwords,
    PostgresSessionStore,
    SessionTimes,
    SignIn,
    TakeCode,
    Users,
  ],
  exports: [AdminRight, OwnAccount, OwnSessions, Passwords, Users],
})
export class AuthModule {}
