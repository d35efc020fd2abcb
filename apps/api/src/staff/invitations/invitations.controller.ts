import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { newPasswordLengths, type AcceptInvitationRequest, type InvitationRequest } from '@app/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { noStore } from '../../platform/http/no-store';
import { HttpsOnlyGuard } from '../sign-in/https-only.guard';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, requiredSecret } from '../../platform/validation';
import { Invitations, type Requester } from './invitations';

/** Longer than a real token, so that a wrong token is reported as unknown instead of invalid. */
const maxTokenLength = 200;

class InvitationRequestDto extends dtoOf<InvitationRequest>({
  token: requiredSecret(maxTokenLength),
}) {}

class AcceptInvitationDto extends dtoOf<AcceptInvitationRequest>({
  ...InvitationRequestDto.rules,
  password: requiredSecret(newPasswordLengths.max),
}) {}

const requesterOf = ({ ip, id }: FastifyRequest): Requester => ({ address: ip, requestId: id });

@ApiTags('Sign-in')
@Controller('invitations')
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Post()
  @ApiOperation({ summary: 'Whom an invitation is for' })
  @RespondsWith('InvitationResponse')
  @ApiErrors(...bodyErrors, 'auth/invitation-not-found', 'request/too-many')
  async read(
    @Body() { token }: InvitationRequestDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void noStore(reply);
    void reply.send(await this.invitations.read(token, requesterOf(request)));
  }

  @Post('accept')
  @UseGuards(HttpsOnlyGuard)
  @ApiOperation({
    summary: 'Choose a password, once',
    description: 'No session begins: the invited person signs in afterwards.',
  })
  @RespondsWith('InvitationResponse')
  @ApiErrors(...bodyErrors, 'auth/invitation-not-found', 'auth/needs-https', 'request/too-many')
  async accept(
    @Body() { token, password }: AcceptInvitationDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void noStore(reply);
    void reply.send(await this.invitations.accept(token, password, requesterOf(request)));
  }
}
