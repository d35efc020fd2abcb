import { Controller, Header, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { maxInboundMailBytes } from '@app/contracts';
import { hasBearerToken } from '@app/server';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/app-config';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { InquiryActions } from '../actions/inquiry-actions';
import { maxReadBytes, readInboundMail } from './read-inbound-mail';
import { readReplyAddress } from './reply-address';

@ApiTags('Inquiries')
@Controller('inbound-mails')
export class InboundMailsController {
  constructor(
    private readonly config: AppConfig,
    private readonly inquiries: InquiryActions,
  ) {}

  /**
   * Checks the secret before reading the mail. Mails that are not replies are accepted and ignored. If they were rejected,
   * the mail service would deliver them again.
   */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @RouteConfig({ acceptsRawBody: true })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'For the mail service: a reply of a customer',
    description: 'The whole mail (RFC 5322) as the body, with the secret of the settings as a bearer token.',
  })
  @ApiBearerAuth()
  @ApiConsumes('message/rfc822')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiNoContentResponse()
  @ApiErrors(
    'request/invalid',
    'request/foreign-origin',
    'request/timed-out',
    'request/too-large',
    'request/unsupported-type',
    'request/too-often',
    'mail/refused',
  )
  async take(@Req() request: FastifyRequest): Promise<void> {
    const { inbound } = this.config.mail;
    if (!inbound || !hasBearerToken(request.headers.authorization, inbound.secret))
      throw new AppError('mail/refused');
    const mail = await readInboundMail(await readBeginning(request));
    const mailId = readReplyAddress(inbound.address, mail.addresses);
    if (mailId && !mail.isAutomatic) await this.inquiries.receiveReply({ mailId, ...mail });
  }
}

async function readBeginning({ raw, headers }: FastifyRequest): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxInboundMailBytes) throw new AppError('request/too-large');
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of raw as AsyncIterable<Buffer>) {
      if (length < maxReadBytes) chunks.push(chunk);
      length += chunk.length;
      if (length > maxInboundMailBytes) throw new AppError('request/too-large');
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('request/invalid');
  }
  return Buffer.concat(chunks);
}
