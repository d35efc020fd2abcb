import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PasswordResetRequest } from '@app/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { dtoOf, requiredEmail } from '../../platform/validation';
import { Invitations } from './invitations';

class PasswordResetDto extends dtoOf<PasswordResetRequest>({ email: requiredEmail }) {}

@ApiTags('Sign-in')
@Controller('password-resets')
export class PasswordResetsController {
  constructor(private readonly invitations: Invitations) {}

  @Post()
  @ApiOperation({
    summary: 'Mail a link to choose a new password',
    description:
      'The answer is the same whether or not the address has an account. The link works for an hour.',
  })
  @RespondsWithNoContent('Mailed, if the address has an account')
  @ApiErrors(...bodyErrors, 'request/too-many')
  request(@Body() { email }: PasswordResetDto, @Req() { ip, id }: FastifyRequest): Promise<void> {
    return this.invitations.mailReset(email, { address: ip, requestId: id });
  }
}
