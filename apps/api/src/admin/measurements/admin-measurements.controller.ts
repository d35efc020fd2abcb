import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PlaceOnTop, quoteLimits } from '@app/contracts';
import type { Size } from '@app/pricing';
import type { Actor } from '../../platform/audit/actor';
import { IdInPath } from '../../platform/http/id-in-path';
import { AppError } from '../../platform/errors/app-error';
import { type CutInput, RecordMeasurements, checkSide } from '../../quotes';
import { CurrentActor } from '../current-actor';
import { PreviewMeasurementsDto, SaveMeasurementsDto } from './measurements.dto';
import { Answers } from '../../platform/openapi/answers';
import { tidy } from '../../platform/validation';
import { Roles } from '../../staff';

/** The size of a request. @throws AppError `quote/size-out-of-range` naming each side that is */
function readCutSize({ lengthMm, widthMm }: PreviewMeasurementsDto): Size {
  const fields = [
    ...checkSide('lengthMm', 'long', lengthMm, quoteLimits.lengthMm),
    ...checkSide('widthMm', 'wide', widthMm, quoteLimits.widthMm),
  ];
  if (fields.length) throw new AppError('quote/size-out-of-range', { fields });
  return { lengthMm, widthMm };
}

/** What a request asks to record. @throws AppError as above */
const readCutInput = (request: SaveMeasurementsDto): CutInput => ({
  size: readCutSize(request),
  sink: request.sink ? readPlace(request.sink) : null,
  taps: (request.taps ?? []).map(readPlace),
  note: tidy(request.note),
  how: request.how,
  knownVersion: request.knownVersion ?? null,
  price: request.price,
});

/** Nothing but its two distances: unknown fields are dropped (D11). */
const readPlace = ({ fromLeftMm, fromBackMm }: PlaceOnTop): PlaceOnTop => ({ fromLeftMm, fromBackMm });

const QuoteId = () => IdInPath('quoteId', 'quote/not-found');

/** The sizes to cut, as staff agree them with customers. */
@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId/measurements')
export class AdminMeasurementsController {
  constructor(private readonly measurements: RecordMeasurements) {}

  @Post()
  @Roles('office')
  @Answers('SaveMeasurementsResponse', HttpStatus.CREATED)
  save(@QuoteId() id: string, @Body() request: SaveMeasurementsDto, @CurrentActor() actor: Actor) {
    return this.measurements.save(actor, id, readCutInput(request));
  }

  @Post('preview')
  @Roles('office')
  @Answers('MeasurementsPreview')
  preview(@QuoteId() id: string, @Body() request: PreviewMeasurementsDto) {
    return this.measurements.preview(id, readCutSize(request));
  }
}
