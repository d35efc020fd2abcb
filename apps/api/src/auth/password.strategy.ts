import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { SignIn } from './sign-in';
import type { Staff } from './staff';

/** Passport's way to our own check (D25). */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly signIn: SignIn) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  validate({ ip }: FastifyRequest, email: string, password: string): Promise<Staff> {
    return this.signIn.check(email, password, ip);
  }
}
