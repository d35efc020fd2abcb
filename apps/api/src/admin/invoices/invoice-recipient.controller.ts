import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from '../quotes/read-quote-detail';
import { InvoiceRecipientDto } from './invoice-recipient.dto';
import { InvoiceRecipients } from './invoice-recipients';
import { Roles } from '../../staff';

@ApiTags('Admin: money')
@Controller('admin/quotes/:quoteId/invoice-recipient')
export class InvoiceRecipientController {
  constructor(
    private readonly recipients: InvoiceRecipients,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Put()
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(...bodyErrors, 'quote/not-found', 'order/deleted')
  async set(
    @IdInPath('quoteId', 'quote/not-found') id: string,
    @Body() recipient: InvoiceRecipientDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.recipients.set(actor, id, recipient);
    return this.details.get(id);
  }
}
