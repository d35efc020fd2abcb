import { Body, Controller, HttpCode, HttpStatus, Ip, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { noStore } from '../../platform/http/no-store';
import { contract } from '../../platform/openapi/contract';
import { EmailQuote, readMailInput } from './email-quote';
import { EmailQuoteDto } from './email-quote.dto';

@ApiTags('Quotes')
@Controller('quotes/email')
export class EmailQuoteController {
  constructor(private readonly emailQuote: EmailQuote) {}

  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ summary: 'Have one or several quotes sent by e-mail' })
  @ApiAcceptedResponse({
    schema: contract('EmailQuoteResponse'),
    description: 'The mail is written down and will be sent',
  })
  @ApiErrors(...bodyErrors, 'quote/not-found', 'quote/too-many-mails')
  async send(
    @Body() request: EmailQuoteDto,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.emailQuote.ask(readMailInput(request), address);
    void noStore(reply).code(HttpStatus.ACCEPTED).send(asked);
  }
}
