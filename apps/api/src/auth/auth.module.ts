import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { AdminRight } from './admin-right';
import { AuthController } from './auth.controller';
import { Invitations } from './invitations';
import { InvitationsController } from './invitations.controller';
import { KnownDevices } from './known-devices';
import { OwnAccount } from './own-account';
import { PasswordStrategy } from './password.strategy';
import { Passwords } from './passwords';
import { PostgresSessionStore } from './session-store';
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
    PasswordStrategy,
    Passwords,
    PostgresSessionStore,
    SignIn,
    TakeCode,
    Users,
  ],
  exports: [AdminRight, OwnAccount, Passwords, Users],
})
export class AuthModule {}
