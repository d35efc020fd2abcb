import { Controller, Get, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import { mailKinds } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { IdInPath } from '../../platform/http/id-in-path';
import { AnswersPage } from '../../platform/lists/answers-page';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { QuotePdfs } from '../../quotes';
import { CurrentActor } from '../current-actor';
import { getMail, listMails, mailList } from './list-mails';
import { MailActions } from './mail-actions';
import { previewHeaders, previewMail } from './mail-preview';
import { Answers, AnswersNothing } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

/** What the shop has written to whom, and what became of it. */
@ApiTags('Admin: mails')
@Controller('admin/mails')
export class AdminMailsController {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
    private readonly actions: MailActions,
  ) {}

  @Get()
  @Roles('office')
  @ApiQuery({ name: 'kind', required: false, enum: mailKinds })
  @AnswersPage('AdminMail', mailList)
  list(@Query() query: Record<string, unknown>) {
    return listMails(this.statements, readChoice(query, 'kind', mailKinds), readListQuery(query, mailList));
  }

  @Get(':mailId')
  @Roles('office')
  @Answers('AdminMailDetail')
  read(@IdInPath('mailId', 'mail/not-found') id: string) {
    return getMail(this.statements, id);
  }

  @Get(':mailId/preview')
  @Roles('office')
  @ApiProduces('text/html')
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  async preview(@IdInPath('mailId', 'mail/not-found') id: string, @Res() reply: FastifyReply): Promise<void> {
    await reply.headers(previewHeaders).send(await previewMail(this.statements, this.pdfs, id));
  }

  @Post(':mailId/resend')
  @Roles('office')
  @Answers('ResendMailResponse', HttpStatus.ACCEPTED)
  resend(@IdInPath('mailId', 'mail/not-found') id: string, @CurrentActor() actor: Actor) {
    return this.actions.resend(actor, id);
  }

  @Post(':mailId/try-now')
  @Roles('office')
  @AnswersNothing()
  tryNow(@IdInPath('mailId', 'mail/not-found') id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.actions.tryNow(actor, id);
  }
}
