import { Body, Controller, Get, HttpStatus, Post, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { PriceList } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { priceListLimit, type PriceImportRequest } from '@app/contracts';
import { RequiredLine, RequiredText } from '../../platform/validation/plain-text';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { CurrentActor } from '../current-actor';
import { Answers, AnswersFile } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

/** Bytes: a list of the longest text, each character of it escaped. */
const bodyLimit = 1_300_000;

class PreviewPriceImportDto implements PriceImportRequest {
  @RequiredText(priceListLimit)
  csv: string;
}

class CarryOutPriceImportDto extends PreviewPriceImportDto {
  @RequiredLine(100)
  digest: string;
}

/** The catalogue's prices as a spreadsheet, which can be read back after it was edited. */
@ApiTags('Staff: catalogue')
@Controller('admin')
export class PriceListController {
  constructor(
    private readonly list: PriceList,
    private readonly clock: Clock,
  ) {}

  @Get('prices.csv')
  @Roles('office')
  @AnswersFile('text/csv')
  @ApiErrors()
  async read() {
    return new StreamableFile(await this.list.toCsv(), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="prices-${londonDateOf(this.clock.now())}.csv"`,
    });
  }

  @Post('price-imports/preview')
  @Roles('office')
  @RouteConfig({ bodyLimit })
  @Answers('PriceImportPreview')
  @ApiErrors(...bodyErrors)
  preview(@Body() request: PreviewPriceImportDto) {
    return this.list.preview(request);
  }

  @Post('price-imports')
  @Roles('office')
  @RouteConfig({ bodyLimit })
  @Answers('PriceChangeResponse', HttpStatus.CREATED)
  @ApiErrors(...bodyErrors, 'prices/changed-meanwhile', 'prices/list-invalid')
  carryOut(@Body() request: CarryOutPriceImportDto, @CurrentActor() actor: Actor) {
    return this.list.carryOut(request, actor);
  }
}
