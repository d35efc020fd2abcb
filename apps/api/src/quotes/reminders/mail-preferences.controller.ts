import { Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { quoteIdPattern } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { IsNull } from 'typeorm';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors } from '../../platform/errors/api-errors';
import { noStore } from '../../platform/http/no-store';
import { ReminderSubscription } from './reminder-subscription.entity';
import { confirmationPage, endedPage, pagePolicy } from './unsubscribe-page';

const html = { schema: { type: 'string' } } as const;
const Token = () => ApiParam({ name: 'token', schema: { type: 'string', pattern: quoteIdPattern.source } });

/** Mail programs post here (RFC 8058), people press a button. The response does not reveal whether the token exists. */
@ApiTags('Quotes')
@Controller('mail-preferences')
export class MailPreferencesController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get(':token')
  @Token()
  @ApiOperation({ summary: 'A page on which reminders can be ended' })
  @ApiProduces('text/html')
  @ApiOkResponse({ content: { 'text/html': html } })
  @ApiErrors()
  ask(@Res() reply: FastifyReply): void {
    sendPage(reply, confirmationPage());
  }

  @Post(':token')
  @HttpCode(HttpStatus.OK)
  @RouteConfig({ isOpenToAll: true })
  @Token()
  @ApiOperation({
    summary: 'Ends reminders to the address that was sent this token (RFC 8058)',
    description: 'From anywhere and with whatever body: the token is the permission.',
  })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({
    required: false,
    schema: { type: 'object', properties: { 'List-Unsubscribe': { type: 'string', example: 'One-Click' } } },
  })
  @ApiProduces('text/html')
  @ApiOkResponse({ content: { 'text/html': html } })
  @ApiErrors('request/too-large', 'request/timed-out')
  async end(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const subscriptions = this.statements.manager.getRepository(ReminderSubscription);
    const endedAt = this.clock.now();
    if (quoteIdPattern.test(token)) await subscriptions.update({ token, endedAt: IsNull() }, { endedAt });
    sendPage(reply, endedPage());
  }
}

const sendPage = (reply: FastifyReply, page: string) =>
  void noStore(reply)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .send(page);
