import { Body, Controller, Get, HttpStatus, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import {
  bankStatementLimits,
  type BankStatementRequest,
  type DecideBankLinesRequest,
  type ImportBankStatementRequest,
  quoteIdPattern,
} from '@app/contracts';
import { BankStatements } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, listOf, requiredText } from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';

class PreviewBankStatementDto extends dtoOf<BankStatementRequest>({
  statement: requiredText(bankStatementLimits.text),
}) {}

const lineIdPattern = /^[\w-]{43}$/;
const lineDecisions = listOf(
  bankStatementLimits.rows,
  {
    accepts: (value) => {
      if (typeof value !== 'object' || value === null) return false;
      const { id, quoteId } = value as Record<string, unknown>;
      const isQuoteId = quoteId === null || (typeof quoteId === 'string' && quoteIdPattern.test(quoteId));
      return typeof id === 'string' && lineIdPattern.test(id) && isQuoteId;
    },
    schema: {
      type: 'object',
      required: ['id', 'quoteId'],
      properties: {
        id: { type: 'string', pattern: lineIdPattern.source },
        quoteId: { type: ['string', 'null'], pattern: quoteIdPattern.source },
      },
    },
  },
  'These must be lines of a statement, each with an order or none.',
);

class ImportBankStatementDto extends dtoOf<ImportBankStatementRequest>({
  ...PreviewBankStatementDto.rules,
  lines: lineDecisions,
}) {}

class DecideBankLinesDto extends dtoOf<DecideBankLinesRequest>({ lines: lineDecisions }) {}

/** Bytes: the longest statement with its characters escaped, and a decision for each row. */
const bodyLimit = 4_000_000;

@ApiTags('Admin: money')
@Controller('admin/bank-statements')
export class BankStatementsController {
  constructor(private readonly bankStatements: BankStatements) {}

  @Post('preview')
  @Roles('office')
  @RouteConfig({ bodyLimit })
  @RespondsWith('BankStatementPreview')
  preview(@Body() { statement }: PreviewBankStatementDto) {
    return this.bankStatements.preview(statement);
  }

  @Post()
  @Roles('office')
  @RouteConfig({ bodyLimit })
  @RespondsWith('ImportBankStatementResponse', HttpStatus.CREATED)
  import(@Body() { statement, lines }: ImportBankStatementDto, @CurrentActor() actor: Actor) {
    return this.bankStatements.import(actor, statement, lines);
  }

  @Get('undecided')
  @Roles('office')
  @RespondsWith(['BankLine'])
  listUndecided() {
    return this.bankStatements.listUndecided();
  }

  @Post('undecided')
  @Roles('office')
  @RouteConfig({ bodyLimit })
  @RespondsWith('ImportBankStatementResponse', HttpStatus.CREATED)
  decide(@Body() { lines }: DecideBankLinesDto, @CurrentActor() actor: Actor) {
    return this.bankStatements.decide(actor, lines);
  }
}
