import { Body, Controller, HttpStatus, Ip, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { EmailQuoteResponse } from '@app/contracts';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { NoStore } from '../../platform/http/no-store';
import { Answers } from '../../platform/openapi/answers';
import { EmailQuote, readMailInput } from './email-quote';
import { EmailQuoteDto } from './email-quote.dto';

@ApiTags('Quotes')
@Controller('quotes/email')
export class EmailQuoteController {
  constructor(private readonly emailQuote: EmailQuote) {}

  @Post()
  @ApiOperation({ summary: 'Have one or several quotes sent by e-mail' })
  @Answers('EmailQuoteResponse', HttpStatus.ACCEPTED, 'The mail is written down and will be sent')
  @NoStore()
  @ApiErrors(...bodyErrors, 'quote/not-found', 'quote/too-many-mails')
  send(@Body() request: EmailQuoteDto, @Ip() address: string): Promise<EmailQuoteResponse> {
    return this.emailQuote.ask(readMailInput(request), address);
  }
}
