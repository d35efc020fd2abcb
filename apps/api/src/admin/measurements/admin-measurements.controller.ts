import {
  measuredHow,
  measurementLimits,
  type PositionOnTop,
  type PreviewMeasurementsRequest,
  quoteLimits,
  type SaveMeasurementsRequest,
} from '@app/contracts';
import type { Size } from '@app/pricing';
import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { AppError } from '../../platform/errors/app-error';
import { QuoteId } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { dtoOf, listOf, optional, optionalText, requiredOneOf, tidy } from '../../platform/validation';
import { type MeasurementsInput, RecordMeasurements } from '../../orders';
import { checkSide } from '../../quotes';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const millimetres = { accepts: isWhole, message: 'This must be whole millimetres.' };

const place = {
  accepts: (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const { fromLeftMm, fromBackMm } = value as Record<string, unknown>;
    return isWhole(fromLeftMm) && isWhole(fromBackMm);
  },
  message: 'This must be two distances in whole millimetres.',
};

const { taps, note } = measurementLimits;
const places = listOf(
  taps,
  place,
  `These must be at most ${taps} places, each as two distances in whole millimetres.`,
);

class PreviewMeasurementsDto extends dtoOf<PreviewMeasurementsRequest>({
  lengthMm: millimetres,
  widthMm: millimetres,
}) {}

class SaveMeasurementsDto extends dtoOf<SaveMeasurementsRequest>({
  ...PreviewMeasurementsDto.rules,
  sink: optional(place),
  taps: optional(places),
  note: optionalText(note),
  how: requiredOneOf(measuredHow),
  knownVersion: optional({ accepts: isWhole, message: 'This must be the number of a version.' }),
  price: requiredOneOf(['keep', 'revise']),
}) {}

function readCutSize({ lengthMm, widthMm }: PreviewMeasurementsDto): Size {
  const fields = [
    ...checkSide('lengthMm', 'long', lengthMm, quoteLimits.lengthMm),
    ...checkSide('widthMm', 'wide', widthMm, quoteLimits.widthMm),
  ];
  if (fields.length) throw new AppError('quote/size-out-of-range', { fields });
  return { lengthMm, widthMm };
}

const readMeasurementsInput = (request: SaveMeasurementsDto): MeasurementsInput => ({
  size: readCutSize(request),
  sink: request.sink ? readPlace(request.sink) : null,
  taps: (request.taps ?? []).map(readPlace),
  note: tidy(request.note),
  how: request.how,
  knownVersion: request.knownVersion ?? null,
  price: request.price,
});

/** Drops unknown fields (D11). */
const readPlace = ({ fromLeftMm, fromBackMm }: PositionOnTop): PositionOnTop => ({ fromLeftMm, fromBackMm });

@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId/measurements')
export class AdminMeasurementsController {
  constructor(private readonly measurements: RecordMeasurements) {}

  @Post()
  @Roles('office')
  @Answers('SaveMeasurementsResponse', HttpStatus.CREATED)
  save(@QuoteId() id: string, @Body() request: SaveMeasurementsDto, @CurrentActor() actor: Actor) {
    return this.measurements.save(actor, id, readMeasurementsInput(request));
  }

  @Post('preview')
  @Roles('office')
  @Answers('MeasurementsPreview')
  preview(@QuoteId() id: string, @Body() request: PreviewMeasurementsDto) {
    return this.measurements.preview(id, readCutSize(request));
  }
}
