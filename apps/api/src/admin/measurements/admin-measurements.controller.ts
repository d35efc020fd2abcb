import {
  measuredHow,
  measurementLimits,
  type PositionOnTop,
  type PreviewMeasurementsRequest,
  type SaveMeasurementsRequest,
} from '@app/contracts';
import type { Size } from '@app/pricing';
import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { QuoteId } from '../../platform/http/id-in-path';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, listOf, optional, optionalText, requiredOneOf, trimToNull } from '../../platform/validation';
import { type MeasurementsInput, RecordMeasurements } from '../../orders';
import { checkSize, readWorkshop } from '../../quotes';
import { Statements } from '../../database/statements';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';

const isWholeNumber = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const millimetres = { accepts: isWholeNumber, message: 'This must be whole millimetres.' };

const position = {
  accepts: (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const { fromLeftMm, fromBackMm } = value as Record<string, unknown>;
    return isWholeNumber(fromLeftMm) && isWholeNumber(fromBackMm);
  },
  message: 'This must be two distances in whole millimetres.',
};

const { taps, note } = measurementLimits;
const tapPositions = listOf(
  taps,
  position,
  `These must be at most ${taps} places, each as two distances in whole millimetres.`,
);

class PreviewMeasurementsDto extends dtoOf<PreviewMeasurementsRequest>({
  lengthMm: millimetres,
  widthMm: millimetres,
}) {}

export const measuredSizeRules = {
  ...PreviewMeasurementsDto.rules,
  sink: optional(position),
  taps: optional(tapPositions),
  note: optionalText(note),
  knownVersion: optional({ accepts: isWholeNumber, message: 'This must be the number of a version.' }),
};

class SaveMeasurementsDto extends dtoOf<SaveMeasurementsRequest>({
  ...measuredSizeRules,
  how: requiredOneOf(measuredHow),
  price: requiredOneOf(['keep', 'revise']),
}) {}

const readMeasurementsInput = (request: SaveMeasurementsDto, size: Size): MeasurementsInput => ({
  size,
  sink: request.sink ? readPosition(request.sink) : null,
  taps: (request.taps ?? []).map(readPosition),
  note: trimToNull(request.note),
  how: request.how,
  knownVersion: request.knownVersion ?? null,
  price: request.price,
});

/** Drops unknown fields (D11). */
const readPosition = ({ fromLeftMm, fromBackMm }: PositionOnTop): PositionOnTop => ({
  fromLeftMm,
  fromBackMm,
});

@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId/measurements')
export class AdminMeasurementsController {
  constructor(
    private readonly measurements: RecordMeasurements,
    private readonly statements: Statements,
  ) {}

  @Post()
  @Roles('office')
  @RespondsWith('SaveMeasurementsResponse', HttpStatus.CREATED)
  async save(@QuoteId() id: string, @Body() request: SaveMeasurementsDto, @CurrentActor() actor: Actor) {
    const size = await this.readCutSize(request);
    return this.measurements.save(actor, id, readMeasurementsInput(request, size));
  }

  @Post('preview')
  @Roles('office')
  @RespondsWith('MeasurementsPreview')
  async preview(@QuoteId() id: string, @Body() request: PreviewMeasurementsDto) {
    return this.measurements.preview(id, await this.readCutSize(request));
  }

  private async readCutSize({ lengthMm, widthMm }: PreviewMeasurementsDto): Promise<Size> {
    const { sizeLimits } = await readWorkshop(this.statements);
    const size = { lengthMm, widthMm };
    checkSize(size, sizeLimits, { lengthMm: 'lengthMm', widthMm: 'widthMm' });
    return size;
  }
}
