import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  quoteIdPattern,
  type AdminMail,
  type AdminMailDetail,
  type ResendMailResponse,
} from '@app/contracts';
import { mailKinds, mailStates } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors } from '../../platform/errors/api-errors';
import { ApiList } from '../../platform/lists/api-list';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { setTotalCount } from '../../platform/lists/set-total-count';
import { CurrentActor } from '../current-actor';
import { mailSorts } from './list-mails';
import { previewHeaders } from './mail-preview';
import { ReadMails } from './read-mails';
import { ResendMailByHand } from './resend-mail-by-hand';
import { TryMailByHand } from './try-mail-by-hand';
import { contract } from '../../platform/openapi/contract';

const rules = { statuses: mailStates, sorts: mailSorts } as const;
const MailId = () => ApiParam({ name: 'mailId', schema: { type: 'string', pattern: quoteIdPattern.source } });

/** What the shop has written to whom, and what became of it. */
@ApiTags('Admin: mails')
@Controller('admin/mails')
export class AdminMailsController {
  constructor(
    private readonly mails: ReadMails,
    private readonly resending: ResendMailByHand,
    private readonly trying: TryMailByHand,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the mails, by receiver, subject or reference' })
  @ApiQuery({ name: 'kind', required: false, enum: mailKinds })
  @ApiList({ row: 'AdminMail', ...rules })
  @ApiErrors('request/invalid')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminMail[]> {
    const { mails, total } = await this.mails.list(
      readChoice(query, 'kind', mailKinds),
      readListQuery(query, rules),
    );
    setTotalCount(reply, total);
    return mails;
  }

  @Get(':mailId')
  @ApiOperation({ summary: 'Read a mail' })
  @MailId()
  @ApiOkResponse({ schema: contract('AdminMailDetail') })
  @ApiErrors('mail/not-found')
  read(@Param('mailId') id: string): Promise<AdminMailDetail> {
    return this.mails.get(id);
  }

  @Get(':mailId/preview')
  @ApiOperation({ summary: 'Look at a mail as its receiver does, in a document that can do nothing' })
  @MailId()
  @ApiProduces('text/html')
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  @ApiErrors('mail/not-found', 'server/unavailable')
  async preview(@Param('mailId') id: string, @Res() reply: FastifyReply): Promise<void> {
    const html = await this.mails.preview(id);
    await reply.headers(previewHeaders).send(html);
  }

  @Post(':mailId/resend')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ summary: 'Write a mail once more, and send it' })
  @MailId()
  @ApiAcceptedResponse({ schema: contract('ResendMailResponse') })
  @ApiErrors('request/foreign-origin', 'mail/not-found', 'mail/not-resendable')
  resend(@Param('mailId') id: string, @CurrentActor() actor: Actor): Promise<ResendMailResponse> {
    return this.resending.resend(actor, id);
  }

  @Post(':mailId/try-now')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Have a mail that waits for its next try sent now' })
  @MailId()
  @ApiNoContentResponse({ description: 'It is due, or being sent' })
  @ApiErrors('request/foreign-origin', 'mail/not-found', 'mail/not-waiting')
  tryNow(@Param('mailId') id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.trying.tryNow(actor, id);
  }
}
