import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { AuthController } from './auth.controller';
import { PasswordStrategy } from './password.strategy';
import { Passwords } from './passwords';
import { PostgresSessionStore } from './session-store';
import { SignIn } from './sign-in';

@Module({
  controllers: [AuthController],
  providers: [Clock, PasswordStrategy, Passwords, PostgresSessionStore, SignIn],
  exports: [Passwords],
})
export class AuthModule {}
