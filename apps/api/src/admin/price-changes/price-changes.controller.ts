import { Body, Controller, Get, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PriceChanges } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { RowIdInPath } from '../../platform/http/id-in-path';
import { CurrentActor } from '../current-actor';
import { CarryOutPriceChangeDto, PreviewPriceChangeDto } from './price-change.dto';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

/** Changes of many prices at once: looked at, carried out, and taken back once. */
@ApiTags('Staff: catalogue')
@Controller('admin/price-changes')
export class PriceChangesController {
  constructor(private readonly changes: PriceChanges) {}

  @Get()
  @Roles('office')
  @Answers(['PriceChangeResponse'])
  @ApiErrors()
  list() {
    return this.changes.list();
  }

  @Post('preview')
  @Roles('office')
  @Answers('PriceChangePreview')
  @ApiErrors(...bodyErrors)
  preview(@Body() request: PreviewPriceChangeDto) {
    return this.changes.preview(request);
  }

  @Post()
  @Roles('office')
  @Answers('PriceChangeResponse', HttpStatus.CREATED)
  @ApiErrors(...bodyErrors, 'prices/changed-meanwhile', 'prices/out-of-limits')
  carryOut(@Body() request: CarryOutPriceChangeDto, @CurrentActor() actor: Actor) {
    return this.changes.carryOut(request, actor);
  }

  @Post(':id/undo')
  @Roles('office')
  @Answers('UndoPriceChangeResponse')
  @ApiErrors('request/foreign-origin', 'prices/not-found', 'prices/not-undoable')
  undo(@RowIdInPath('prices/not-found') id: number, @CurrentActor() actor: Actor) {
    return this.changes.undo(id, actor);
  }
}
