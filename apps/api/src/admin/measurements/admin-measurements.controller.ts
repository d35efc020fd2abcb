import { Body, Controller, Header, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { quoteIdPattern, type ErrorCode } from '@app/contracts';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { RecordMeasurements } from '../../quotes/index';
import { By } from '../by';
import {
  MeasurementsPreviewDto,
  PreviewMeasurementsDto,
  SaveMeasurementsDto,
  SaveMeasurementsResponseDto,
} from './measurements.dto';
import { readCutSize, readCutWish } from './read-cut-wish';

const errors: ErrorCode[] = [
  'auth/signed-out',
  'auth/not-an-admin',
  ...bodyErrors,
  'quote/not-found',
  'quote/size-out-of-range',
  'order/deleted',
  'order/declined',
  'order/superseded',
  'revision/not-agreed',
];

const QuoteId = () => ApiParam({ name: 'id', schema: { type: 'string', pattern: quoteIdPattern.source } });

/** The sizes to cut, as staff agree them with customers. */
@ApiTags('Admin: quotes')
@Controller('admin/quotes/:id/measurements')
export class AdminMeasurementsController {
  constructor(private readonly measurements: RecordMeasurements) {}

  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Record the sizes to cut, and revise the price where wanted' })
  @QuoteId()
  @ApiCreatedResponse({ type: SaveMeasurementsResponseDto })
  @ApiErrors(
    ...errors,
    'order/measured-meanwhile',
    'deposit/payment-under-way',
    'deposit/in-review',
    'quote/zero-price',
  )
  save(
    @Param('id') id: string,
    @Body() request: SaveMeasurementsDto,
    @By() actor: Actor,
  ): Promise<SaveMeasurementsResponseDto> {
    return this.measurements.save(actor, id, readCutWish(request));
  }

  @Post('preview')
  @HttpCode(HttpStatus.OK)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: "What a size would do to the price, at the quote's own rates" })
  @QuoteId()
  @ApiOkResponse({ type: MeasurementsPreviewDto })
  @ApiErrors(...errors)
  preview(@Param('id') id: string, @Body() request: PreviewMeasurementsDto): Promise<MeasurementsPreviewDto> {
    return this.measurements.preview(id, readCutSize(request));
  }
}
