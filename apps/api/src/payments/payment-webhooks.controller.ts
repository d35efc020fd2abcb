import { Controller, Header, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { quoteIdPattern } from '@app/contracts';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { paymentsDueChannel } from './attempts/payment-sweep';
import { sumupId } from './provider/adapters/sumup-schemas';

const maxBodyBytes = 4 * 1024;

/** Schedules a check. Only the token and the checkout's id of the webhook are used. */
const scheduleCheckSql = `
  WITH scheduled AS (
    UPDATE payment_attempt SET noticed_at = $3, next_check_at = $3
    WHERE notice_token = $1 AND state NOT IN ('review', 'returned', 'rejected')
      AND (checkout_id = $2 OR checkout_id IS NULL)
    RETURNING id
  )
  SELECT count(pg_notify('${paymentsDueChannel}', '')) FROM scheduled`;

/** The card provider's webhook. Anybody can call it, so the response is always the same (sumup.md §6). */
@ApiTags('Deposits')
@Controller('payment-notices')
export class PaymentWebhooksController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Post(':token')
  @HttpCode(HttpStatus.NO_CONTENT)
  @RouteConfig({ bodyLimit: maxBodyBytes, isAlwaysJson: true })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'For the card provider: have a look at a checkout' })
  @ApiParam({ name: 'token', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiBody({
    schema: { type: 'object', properties: { event_type: { type: 'string' }, id: { type: 'string' } } },
  })
  @ApiNoContentResponse()
  @ApiErrors(...bodyErrors)
  async handle(@Param('token') token: string, @Req() { body }: FastifyRequest): Promise<void> {
    const checkoutId = checkoutIdIn(body);
    if (checkoutId === undefined || !quoteIdPattern.test(token)) return;
    await this.statements.run(scheduleCheckSql, [token, checkoutId, this.clock.now()]);
  }
}

function checkoutIdIn(body: unknown): string | undefined {
  const { id, payload } = asRecord(body);
  const { checkout_id } = asRecord(payload);
  return [checkout_id, id].find((value): value is string => typeof value === 'string' && sumupId.test(value));
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
