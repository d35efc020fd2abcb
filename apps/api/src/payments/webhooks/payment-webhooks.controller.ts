import { Controller, Header, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { quoteIdPattern } from '@app/contracts';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { PaymentWebhooks } from './payment-webhooks';

/** A notice is two short fields; whatever is longer is none. */
const largestNotice = 4 * 1024;

/** Where the card provider's server says that a checkout has news. Whoever asks learns nothing: the answer is always the same. */
@ApiTags('Deposits')
@Controller('payment-notices')
export class PaymentWebhooksController {
  constructor(private readonly notices: PaymentWebhooks) {}

  @Post(':token')
  @HttpCode(HttpStatus.NO_CONTENT)
  @RouteConfig({ bodyLimit: largestNotice, isAlwaysJson: true })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'For the card provider: have a look at a checkout' })
  @ApiParam({ name: 'token', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiBody({
    schema: { type: 'object', properties: { event_type: { type: 'string' }, id: { type: 'string' } } },
  })
  @ApiNoContentResponse()
  @ApiErrors(...bodyErrors)
  take(@Param('token') token: string, @Req() { body }: FastifyRequest): Promise<void> {
    return this.notices.take(token, body);
  }
}
