import { Controller, Get, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import { Mail, mailKinds } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { IdInPath } from '../../platform/http/id-in-path';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { findQuotesSql, MailActions, PdfFiles, type QuoteRow } from '../../quotes';
import { CurrentActor } from '../current-actor';
import { RespondsWith, RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';
import { AppError } from '../../platform/errors/app-error';
import { getMail, listMails, mailList } from './list-mails';

/** The preview is sandboxed: it cannot run scripts, load or send anything. Only our own pages may frame it. */
const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;

const planPictureUrl = 'cid:plan';

/**
 * The mail as its recipient saw it. The plan's picture is not stored; it is drawn again if the quote still exists.
 * @throws AppError `mail/not-found`, also for a mail that was not rendered yet
 */
async function previewMail(statements: Statements, pdfs: PdfFiles, id: string): Promise<string> {
  const columns = { html: true, quoteIds: true } as const;
  const mail = await statements.manager.findOne(Mail, { where: { id }, select: columns });
  if (!mail?.html) throw new AppError('mail/not-found');
  if (!mail.html.includes(planPictureUrl)) return mail.html;
  const [quote] = await statements.run<QuoteRow>(findQuotesSql, [mail.quoteIds]);
  if (!quote) return mail.html;
  const { mimeType, content } = await pdfs.drawPlanPicture(quote);
  return mail.html.replaceAll(planPictureUrl, `data:${mimeType};base64,${content.toString('base64')}`);
}

@ApiTags('Admin: mails')
@Controller('admin/mails')
export class AdminMailsController {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: PdfFiles,
    private readonly actions: MailActions,
  ) {}

  @Get()
  @Roles('office')
  @ApiQuery({ name: 'kind', required: false, enum: mailKinds })
  @RespondsWithPage('AdminMail', mailList)
  list(@Query() query: Record<string, unknown>) {
    return listMails(this.statements, readChoice(query, 'kind', mailKinds), readListQuery(query, mailList));
  }

  @Get(':mailId')
  @Roles('office')
  @RespondsWith('AdminMailDetail')
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
  @RespondsWith('ResendMailResponse', HttpStatus.ACCEPTED)
  resend(@IdInPath('mailId', 'mail/not-found') id: string, @CurrentActor() actor: Actor) {
    return this.actions.resend(actor, id);
  }

  @Post(':mailId/try-now')
  @Roles('office')
  @RespondsWithNoContent()
  tryNow(@IdInPath('mailId', 'mail/not-found') id: string, @CurrentActor() actor: Actor) {
    return this.actions.tryNow(actor, id);
  }
}
