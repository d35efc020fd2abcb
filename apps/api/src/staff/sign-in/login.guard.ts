import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error';
import { DtoPipe } from '../../platform/validation/dto-pipe';
import { maxPasswordInputLength, type LoginRequest } from '@app/contracts';
import { dtoOf, optionalLine, requiredEmail, requiredSecret } from '../../platform/validation';

/** A recovery code may be typed with spaces or dashes. */
const maxCodeLength = 64;

export class LoginDto extends dtoOf<LoginRequest>({
  email: requiredEmail,
  password: requiredSecret(maxPasswordInputLength),
  code: optionalLine(maxCodeLength),
}) {}

/** Passport's local guard. Guards run before pipes, so it validates the body itself. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  private readonly bodyPipe = new DtoPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = this.bodyPipe.transform(request.body, { type: 'body', metatype: LoginDto });
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<User>(failure: Error | null, user: User | false): User {
    if (failure) throw failure;
    if (!user) throw new AppError('auth/wrong-credentials');
    return user;
  }
}
