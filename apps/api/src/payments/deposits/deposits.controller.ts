import { Body, Controller, Get, HttpStatus, Ip, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { BrowserKey, IdempotencyKey } from '../../platform/http/idempotency-key';
import { NoStore } from '../../platform/http/no-store';
import { networkOf } from '../../platform/limits/network-of';
import { RateLimits } from '../../platform/limits/rate-limits';
import { CreateDepositDto } from './create-deposit.dto';
import { readDepositStatus } from './deposit-status';
import { ExchangeBrowserKey } from './exchange-browser-key';
import { PayDeposit } from './pay-deposit';
import { RespondsWith } from '../../platform/openapi/responds-with';

/** All fields at their maximum length, at four bytes per character. */
const maxRequestBytes = 64 * 1024;

const DepositId = () => IdInPath('depositId', 'deposit/not-found');

const rejectionCodes = [
  'quote/not-found',
  'deposit/amounts-changed',
  'deposit/not-payable',
  'deposit/part-of-job',
  'deposit/ordered',
  'deposit/already-paid',
  'deposit/in-review',
  'deposit/payment-under-way',
  'deposit/outcome-unknown',
  'request/too-many',
] as const;

@ApiTags('Deposits')
@Controller('deposit-payments')
export class DepositsController {
  constructor(
    private readonly deposits: PayDeposit,
    private readonly browserKeys: ExchangeBrowserKey,
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  @Post()
  @RouteConfig({ bodyLimit: maxRequestBytes })
  @ApiOperation({ summary: 'Set up a deposit on quotes, and open the card page for it' })
  @RespondsWith('DepositResponse', HttpStatus.CREATED)
  @NoStore()
  @ApiErrors(
    ...bodyErrors,
    ...rejectionCodes,
    'basket/malformed-session',
    'basket/item-not-found',
    'deposit/nothing-to-pay',
    'deposit/amount-out-of-range',
    'deposit/key-reused',
  )
  create(
    @Body() request: CreateDepositDto,
    @IdempotencyKey() key: string | undefined,
    @BrowserKey() browserKey: string | undefined,
    @Ip() address: string,
  ) {
    return this.deposits.create(request, { key, browserKey, address });
  }

  @Get(':depositId/status')
  @ApiOperation({ summary: 'The status of a deposit' })
  @RespondsWith('DepositStatusResponse')
  @NoStore()
  @ApiErrors('deposit/not-found', 'request/too-many')
  async read(@DepositId() depositId: string, @Ip() address: string) {
    await this.limitReads(address);
    return readDepositStatus(this.statements, depositId, this.clock.now());
  }

  @Post(':depositId/order-link')
  @ApiOperation({ summary: 'The order of a paid deposit, once, for the browser that began it' })
  @RespondsWith('OrderLinkResponse')
  @NoStore()
  @ApiErrors('request/foreign-origin', 'request/invalid', 'deposit/not-found', 'request/too-many')
  async linkToOrder(
    @DepositId() depositId: string,
    @BrowserKey() browserKey: string | undefined,
    @Ip() address: string,
  ) {
    await this.limitReads(address);
    return this.browserKeys.exchange(depositId, browserKey);
  }

  @Post(':depositId/retry')
  @ApiOperation({ summary: 'Try to pay a deposit again: the page that is still open, or a new one' })
  @RespondsWith('RetryDepositResponse')
  @NoStore()
  @ApiErrors(
    ...rejectionCodes,
    'request/foreign-origin',
    'request/invalid',
    'deposit/not-found',
    'order/unknown-link',
  )
  retry(@DepositId() depositId: string, @BrowserKey() browserKey: string | undefined, @Ip() address: string) {
    return this.deposits.retry(depositId, { browserKey, address });
  }

  private limitReads(address: string) {
    const max = this.config.depositStatusPerMinute;
    const limit = { name: 'deposit-status', max, seconds: 60, errorCode: 'request/too-many' } as const;
    return this.limits.consume(limit, networkOf(address));
  }
}
