import {
  measuringMethods,
  measurementLimits,
  type PreviewMeasurementsRequest,
  type SaveMeasurementsRequest,
} from '@app/contracts';
import type { Size } from '@app/pricing';
import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { QuoteId } from '../../platform/http/id-in-path';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, optional, optionalText, requiredOneOf, trimToNull } from '../../platform/validation';
import { MeasureTop } from '../../order-changes';
import { type MeasurementsInput, RecordMeasurements } from '../../orders';
import { checkSize, optionalLayout, readLayout, readWorkshop } from '../../quotes';
import { Statements } from '../../database/statements';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';

const isWholeNumber = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const millimetres = { accepts: isWholeNumber, message: 'This must be whole millimetres.' };

class PreviewMeasurementsDto extends dtoOf<PreviewMeasurementsRequest>({
  lengthMm: millimetres,
  widthMm: millimetres,
  layout: optionalLayout,
}) {}

export const measuredSizeRules = {
  ...PreviewMeasurementsDto.rules,
  note: optionalText(measurementLimits.note),
  knownVersion: optional({ accepts: isWholeNumber, message: 'This must be the number of a version.' }),
};

class SaveMeasurementsDto extends dtoOf<SaveMeasurementsRequest>({
  ...measuredSizeRules,
  how: requiredOneOf(measuringMethods),
  price: requiredOneOf(['keep', 'revise']),
}) {}

const readMeasurementsInput = (request: SaveMeasurementsDto, size: Size): MeasurementsInput => ({
  size,
  layout: readLayout(request.layout),
  note: trimToNull(request.note),
  how: request.how,
  knownVersion: request.knownVersion ?? null,
  price: request.price,
});

@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId/measurements')
export class AdminMeasurementsController {
  constructor(
    private readonly measurements: RecordMeasurements,
    private readonly measureTop: MeasureTop,
    private readonly statements: Statements,
  ) {}

  @Post()
  @Roles('office')
  @RespondsWith('SaveMeasurementsResponse', HttpStatus.CREATED)
  async save(@QuoteId() id: string, @Body() request: SaveMeasurementsDto, @CurrentActor() actor: Actor) {
    const size = await this.readCutSize(request);
    return this.measureTop.save(actor, id, readMeasurementsInput(request, size));
  }

  @Post('preview')
  @Roles('office')
  @RespondsWith('MeasurementsPreview')
  async preview(@QuoteId() id: string, @Body() request: PreviewMeasurementsDto) {
    return this.measurements.preview(id, await this.readCutSize(request), readLayout(request.layout));
  }

  private async readCutSize({ lengthMm, widthMm }: PreviewMeasurementsDto): Promise<Size> {
    const { sizeLimits } = await readWorkshop(this.statements);
    const size = { lengthMm, widthMm };
    checkSize(size, sizeLimits, { lengthMm: 'lengthMm', widthMm: 'widthMm' });
    return size;
  }
}
