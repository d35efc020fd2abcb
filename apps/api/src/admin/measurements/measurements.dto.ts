import {
  measuredHow,
  measurementLimits,
  quoteLimits,
  type MeasuredHow,
  type PlaceOnTop,
  type PreviewMeasurementsRequest,
  type SaveMeasurementsRequest,
} from '@app/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { OptionalText } from '../../platform/validation/plain-text';
import { OptionalPlace, OptionalPlaces, OptionalVersion, RequiredMillimetres } from './place-rules';

const millimetres = { type: 'integer', example: 1194 } as const;

/** A place on the top. */
export class PlaceOnTopDto implements PlaceOnTop {
  @ApiProperty({ type: 'integer', example: 400 }) fromLeftMm: number;
  @ApiProperty({ type: 'integer', example: 195 }) fromBackMm: number;
}

/** A size to try. */
export class PreviewMeasurementsDto implements PreviewMeasurementsRequest {
  @ApiProperty({ ...millimetres, minimum: quoteLimits.lengthMm.min, maximum: quoteLimits.lengthMm.max })
  @RequiredMillimetres()
  lengthMm: number;

  @ApiProperty({
    ...millimetres,
    minimum: quoteLimits.widthMm.min,
    maximum: quoteLimits.widthMm.max,
    example: 350,
  })
  @RequiredMillimetres()
  widthMm: number;
}

/** Sizes to cut. */
export class SaveMeasurementsDto extends PreviewMeasurementsDto implements SaveMeasurementsRequest {
  @ApiPropertyOptional({ type: PlaceOnTopDto, nullable: true, description: 'Centre of the sink' })
  @OptionalPlace()
  sink?: PlaceOnTopDto | null;

  @ApiPropertyOptional({ type: [PlaceOnTopDto], maxItems: measurementLimits.taps })
  @OptionalPlaces(measurementLimits.taps)
  taps?: PlaceOnTopDto[];

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: measurementLimits.note })
  @OptionalText(measurementLimits.note)
  note?: string | null;

  @ApiProperty({ enum: measuredHow })
  @RequiredOneOf(measuredHow)
  how: MeasuredHow;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The version that was shown; null: none' })
  @OptionalVersion()
  knownVersion: number | null;

  @ApiProperty({ enum: ['keep', 'revise'] })
  @RequiredOneOf(['keep', 'revise'])
  price: 'keep' | 'revise';
}
