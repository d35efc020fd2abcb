import { Body, Controller, HttpCode, HttpStatus, Ip, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { EmailQuoteResponse } from '@app/contracts';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { privately } from '../../platform/http/privately';
import { EmailQuote } from './email-quote';
import { EmailQuoteDto } from './email-quote.dto';
import { readMailInput } from './mail-input';

/** What whoever asked for a mail is told. */
class QuoteMailDto implements EmailQuoteResponse {
  @ApiProperty({ example: 'ada@example.com' }) email: string;
  @ApiProperty({
    type: [String],
    example: ['VT-26-00412'],
    description: 'Of the quotes in it, in their order',
  })
  references: string[];
}

@ApiTags('Quotes')
@Controller('quotes/email')
export class EmailQuoteController {
  constructor(private readonly emailQuote: EmailQuote) {}

  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ summary: 'Have one or several quotes sent by e-mail' })
  @ApiAcceptedResponse({ type: QuoteMailDto, description: 'The mail is written down and will be sent' })
  @ApiErrors(...bodyErrors, 'quote/not-found', 'quote/too-many-mails')
  async send(
    @Body() request: EmailQuoteDto,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.emailQuote.ask(readMailInput(request), address);
    void privately(reply).code(HttpStatus.ACCEPTED).send(asked);
  }
}
