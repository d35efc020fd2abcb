import { Body, Controller, Get, HttpStatus, Post, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import {
  pricedKinds,
  type PriceChangeRequest,
  type PriceImportRequest,
  priceListLimit,
} from '@app/contracts';
import { PriceChanges, PriceList } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { RowIdInPath } from '../../platform/http/id-in-path';
import { RespondsWith, RespondsWithFile } from '../../platform/openapi/responds-with';
import {
  dtoOf,
  optional,
  optionalFlag,
  optionalRowId,
  requiredLine,
  requiredOneOf,
  requiredText,
} from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';

/** A number with an optional sign, as text or number; '' means none. Its decimals are checked later. */
const optionalSignedFigure = optional({
  accepts: (value) =>
    (typeof value === 'string' || typeof value === 'number') &&
    /^(?:[+-]?\d{1,6}(?:\.\d{1,12})?)?$/.test(String(value).trim()),
  message: 'This must be a figure such as 4 or -2.5.',
  schema: { type: ['string', 'number'] },
});

class PreviewPriceChangeDto extends dtoOf<Omit<PriceChangeRequest, 'digest'>>({
  kind: requiredOneOf(pricedKinds),
  materialId: optionalRowId,
  percent: optionalSignedFigure,
  amount: optionalSignedFigure,
  includeInactive: optionalFlag,
}) {}

class ApplyPriceChangeDto extends dtoOf<PriceChangeRequest & { digest: string }>({
  ...PreviewPriceChangeDto.rules,
  digest: requiredLine(100),
}) {}

class PreviewPriceImportDto extends dtoOf<Omit<PriceImportRequest, 'digest'>>({
  csv: requiredText(priceListLimit),
}) {}

class ApplyPriceImportDto extends dtoOf<Required<PriceImportRequest>>({
  ...PreviewPriceImportDto.rules,
  digest: requiredLine(100),
}) {}

/** Bytes: the longest list with every character escaped. */
const bodyLimit = 1_300_000;

@ApiTags('Staff: catalogue')
@Controller('admin')
export class PriceChangesController {
  constructor(
    private readonly changes: PriceChanges,
    private readonly priceList: PriceList,
    private readonly clock: Clock,
  ) {}

  @Get('price-changes')
  @Roles('office')
  @RespondsWith(['PriceChangeResponse'])
  list() {
    return this.changes.list();
  }

  @Post('price-changes/preview')
  @Roles('office')
  @RespondsWith('PriceChangePreview')
  preview(@Body() request: PreviewPriceChangeDto) {
    return this.changes.preview(request);
  }

  @Post('price-changes')
  @Roles('office')
  @RespondsWith('PriceChangeResponse', HttpStatus.CREATED)
  apply(@Body() request: ApplyPriceChangeDto, @CurrentActor() actor: Actor) {
    return this.changes.apply(request, actor);
  }

  @Post('price-changes/:id/undo')
  @Roles('office')
  @RespondsWith('UndoPriceChangeResponse')
  undo(@RowIdInPath('prices/not-found') id: number, @CurrentActor() actor: Actor) {
    return this.changes.undo(id, actor);
  }

  @Get('prices.csv')
  @Roles('office')
  @RespondsWithFile('text/csv')
  async readList() {
    return new StreamableFile(await this.priceList.toCsv(), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="prices-${londonDateOf(this.clock.now())}.csv"`,
    });
  }

  @Post('price-imports/preview')
  @Roles('office')
  @RouteConfig({ bodyLimit })
  @RespondsWith('PriceImportPreview')
  previewList(@Body() request: PreviewPriceImportDto) {
    return this.priceList.preview(request);
  }

  @Post('price-imports')
  @Roles('office')
  @RouteConfig({ bodyLimit })
  @RespondsWith('PriceChangeResponse', HttpStatus.CREATED)
  applyList(@Body() request: ApplyPriceImportDto, @CurrentActor() actor: Actor) {
    return this.priceList.apply(request, actor);
  }
}
