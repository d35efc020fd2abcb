import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { PriceChangePreview, PriceChangeResponse, UndoPriceChangeResponse } from '@app/contracts';
import { PriceChanges } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { CurrentActor } from '../current-actor';
import { CarryOutPriceChangeDto, PreviewPriceChangeDto } from './price-change.dto';
import { contract, contracts } from '../../platform/openapi/contract';

/** Changes of many prices at once: looked at, carried out, and taken back once. */
@ApiTags('Staff: catalogue')
@Controller('admin/price-changes')
export class PriceChangesController {
  constructor(private readonly changes: PriceChanges) {}

  @Get()
  @ApiOperation({ summary: 'The latest changes of prices, newest first' })
  @ApiOkResponse({ schema: contracts('PriceChangeResponse') })
  @ApiErrors()
  list(): Promise<PriceChangeResponse[]> {
    return this.changes.list();
  }

  @Post('preview')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'What a change of prices would do; nothing is written' })
  @ApiOkResponse({ schema: contract('PriceChangePreview') })
  @ApiErrors(...bodyErrors)
  preview(@Body() request: PreviewPriceChangeDto): Promise<PriceChangePreview> {
    return this.changes.preview(request);
  }

  @Post()
  @ApiOperation({ summary: 'Carry a change of prices out, as it was looked at' })
  @ApiCreatedResponse({ schema: contract('PriceChangeResponse') })
  @ApiErrors(...bodyErrors, 'prices/changed-meanwhile', 'prices/out-of-limits')
  carryOut(
    @Body() request: CarryOutPriceChangeDto,
    @CurrentActor() actor: Actor,
  ): Promise<PriceChangeResponse> {
    return this.changes.carryOut(request, actor);
  }

  @Post(':id/undo')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: 'integer' })
  @ApiOperation({ summary: 'Take the latest change of prices back' })
  @ApiOkResponse({ schema: contract('UndoPriceChangeResponse') })
  @ApiErrors('request/foreign-origin', 'prices/not-found', 'prices/not-undoable')
  undo(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<UndoPriceChangeResponse> {
    if (!/^\d{1,9}$/.test(id)) throw new AppError('prices/not-found');
    return this.changes.undo(Number(id), actor);
  }
}
