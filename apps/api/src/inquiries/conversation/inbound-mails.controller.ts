import { buffer } from 'node:stream/consumers';
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
import { largestInboundMail } from '@app/contracts';
import { hasBearerToken } from '@app/server';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/app-config';
import { Semaphore } from '../../platform/background/semaphore';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { InquiryConversation } from './inquiry-conversation';
import { readInboundMail } from './read-inbound-mail';
import { readReplyAddress } from './reply-address';

/** Each is in memory a few times over while it is read. */
const room = { places: 2, mostWaiting: 20 };

/** Where the owner's mail service hands in what customers reply, as it came. */
@ApiTags('Inquiries')
@Controller('inbound-mails')
export class InboundMailsController {
  private readonly semaphore = new Semaphore(room);

  constructor(
    private readonly config: AppConfig,
    private readonly conversation: InquiryConversation,
  ) {}

  /** Its secret is asked for before the mail is read. What is no reply to us is taken and left alone, or it would come again. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @RouteConfig({ takesRaw: true })
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
    await this.semaphore.run(1, async () => {
      const mail = await readInboundMail(await wholeBody(request));
      const mailId = readReplyAddress(inbound.address, mail.addresses);
      if (mailId && !mail.isAutomatic) await this.conversation.receiveReply({ mailId, ...mail });
    });
  }
}

/** @throws AppError `request/too-large`, `request/invalid` where it did not arrive whole */
async function wholeBody({ raw, headers }: FastifyRequest): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > largestInboundMail) throw new AppError('request/too-large');
  let length = 0;
  try {
    return await buffer(
      raw.map((chunk: Buffer) => {
        length += chunk.length;
        if (length > largestInboundMail) throw new AppError('request/too-large');
        return chunk;
      }),
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('request/invalid');
  }
}
