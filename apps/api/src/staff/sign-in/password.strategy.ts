import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { AppConfig } from '../../config/app-config';
import { deviceCookieName } from '../sessions/session-cookies';
import type { SignedIn } from '../users/staff';
import type { LoginDto } from './login.guard';
import { SignIn } from './sign-in';

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly signIn: SignIn,
    private readonly config: AppConfig,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  validate({ ip, id, body, cookies }: FastifyRequest, email: string, password: string): Promise<SignedIn> {
    const { code } = body as LoginDto;
    return this.signIn.check({
      email,
      password,
      code,
      address: ip,
      requestId: id,
      device: cookies[deviceCookieName(this.config)],
    });
  }
}
