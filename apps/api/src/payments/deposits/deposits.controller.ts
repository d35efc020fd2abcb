import { Body, Controller, Get, HttpStatus, Ip, Param, Post, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { quoteIdPattern } from '@app/contracts';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { noStore } from '../../platform/http/no-store';
import { CreateDepositDto } from './create-deposit.dto';
import { DepositStatus } from './deposit-status';
import { DepositsService } from './deposits.service';
import { Answers } from '../../platform/openapi/answers';

/** Every field full to the brim, in letters of four bytes. */
const largestRequest = 64 * 1024;

const DepositId = () =>
  ApiParam({ name: 'depositId', schema: { type: 'string', pattern: quoteIdPattern.source } });

@ApiTags('Deposits')
@Controller('deposit-payments')
export class DepositsController {
  constructor(
    private readonly deposits: DepositsService,
    private readonly status: DepositStatus,
  ) {}

  @Post()
  @RouteConfig({ bodyLimit: largestRequest })
  @ApiOperation({ summary: 'Set up a deposit on quotes, and open the card page for it' })
  @Answers('DepositResponse', HttpStatus.CREATED)
  @ApiErrors(
    ...bodyErrors,
    'basket/malformed-session',
    'basket/item-not-found',
    'quote/not-found',
    'deposit/nothing-to-pay',
    'deposit/amount-out-of-range',
    'deposit/amounts-changed',
    'deposit/not-payable',
    'deposit/already-paid',
    'deposit/in-review',
    'deposit/payment-under-way',
    'deposit/key-reused',
    'deposit/outcome-unknown',
    'request/too-many',
  )
  async create(
    @Body() request: CreateDepositDto,
    @IdempotencyKey('Makes sending the same request again harmless') key: string | undefined,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const deposit = await this.deposits.create(request, { key, address });
    void noStore(reply).code(HttpStatus.CREATED).send(deposit);
  }

  @Get(':depositId/status')
  @DepositId()
  @ApiOperation({ summary: 'How a deposit stands' })
  @Answers('DepositStatusResponse')
  @ApiErrors('deposit/not-found', 'request/too-many')
  async read(
    @Param('depositId') depositId: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void noStore(reply).send(await this.status.get(depositId, address));
  }

  @Post(':depositId/retry')
  @DepositId()
  @ApiOperation({ summary: 'Try to pay a deposit again: the page that is still open, or a new one' })
  @Answers('RetryDepositResponse')
  @ApiErrors(
    'request/foreign-origin',
    'quote/not-found',
    'deposit/not-found',
    'deposit/amounts-changed',
    'deposit/not-payable',
    'deposit/already-paid',
    'deposit/in-review',
    'deposit/payment-under-way',
    'deposit/outcome-unknown',
    'request/too-many',
  )
  async retry(
    @Param('depositId') depositId: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const retried = await this.deposits.retry(depositId, address);
    void noStore(reply).code(HttpStatus.OK).send(retried);
  }
}
