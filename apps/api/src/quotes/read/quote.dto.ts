import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  paymentBlockers,
  quoteStatuses,
  revisionStates,
  type PaymentBlocker,
  type QuoteLine,
  type QuoteResponse,
  type QuoteRevision,
  type QuoteStatus,
  type RevisionState,
} from '@app/contracts';
import { ColorImageDto } from '../../catalogue';

const integer = { type: 'integer' } as const;
const optionalInteger = { type: 'integer', nullable: true } as const;
const hidden = { type: String, nullable: true, description: 'Always null for visitors' } as const;

/** In OpenAPI 3.0 `nullable` counts only beside a `type`: another schema's null is one of two. */
const orNone = (part: new () => object) => ({
  oneOf: [{ $ref: getSchemaPath(part) }, { type: 'object', nullable: true, enum: [null] }],
});

class NamedDto {
  @ApiProperty() name: string;
}

class NamedPartDto extends NamedDto {
  @ApiProperty(integer) id: number;
}

class QuotedColorDto extends NamedDto {
  @ApiProperty({ example: '#ebebea' }) hexCode: string;
  @ApiProperty({ type: [ColorImageDto] }) images: ColorImageDto[];
  @ApiProperty({ type: String, nullable: true }) stripUrl: string | null;
}

class QuotedThicknessDto {
  @ApiProperty() displayName: string;
}

export class QuoteLineDto implements QuoteLine {
  @ApiProperty({ enum: ['surface', 'sink', 'cutout', 'adjustment'] }) kind: QuoteLine['kind'];
  @ApiProperty() label: string;
  @ApiProperty({ example: '42 units of 100 × 100 mm at £8.50' }) reckoning: string;
  @ApiProperty({ example: '357.00' }) amount: string;
}

class QuoteRevisionDto implements QuoteRevision {
  @ApiProperty({ enum: revisionStates }) state: RevisionState;
  @ApiProperty({ example: 'VT-26-00412' }) previousReference: string;
  @ApiProperty({ example: '477.00' }) previousTotal: string;
  @ApiProperty({ example: '-1.78' }) difference: string;
  @ApiProperty({ example: '47.70', description: 'What was paid already and counts towards it' })
  depositCredited: string;
  @ApiProperty({ example: '35.00', description: 'What delivery of the order costs besides' })
  deliveryAmount: string;
  @ApiProperty({ ...integer, description: 'Millimetres, as first quoted' }) previousLength: number;
  @ApiProperty(integer) previousWidth: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) answeredAt: string | null;
}

class SupersedingQuoteDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00413' }) reference: string;
}

/** The documents' view of {@link QuoteResponse}. */
@ApiExtraModels(QuoteRevisionDto, SupersedingQuoteDto)
export class QuoteDto implements QuoteResponse {
  @ApiProperty({ description: '22 base64url characters; knowing them is the permission to read' }) id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
  @ApiProperty({ enum: quoteStatuses }) status: QuoteStatus;
  @ApiProperty({ example: '477.00' }) totalPrice: string;
  @ApiProperty({ example: '6.200', description: 'Of the material at the time; not part of the total' })
  basePrice: string;
  @ApiProperty({ type: [QuoteLineDto], description: 'Their amounts add up to the total' }) lines: QuoteLine[];
  @ApiProperty(hidden) customerName: string | null;
  @ApiProperty(hidden) customerEmail: string | null;
  @ApiProperty(hidden) customerPhone: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'From then on the price no longer holds' })
  validUntil: string;
  @ApiProperty({ type: String, nullable: true }) replacesQuoteId: string | null;
  @ApiProperty({
    ...orNone(QuoteRevisionDto),
    description: 'What it revises after measuring; told where one quote is read alone',
  })
  revision: QuoteRevisionDto | null;
  @ApiProperty({
    ...orNone(SupersedingQuoteDto),
    description: "What stands in its place with the customer's consent; told where one quote is read alone",
  })
  supersededBy: SupersedingQuoteDto | null;
  @ApiProperty({
    enum: [...Object.keys(paymentBlockers), null],
    nullable: true,
    description: 'Why no deposit can be paid on it now',
  })
  paymentBlocker: PaymentBlocker | null;
  @ApiProperty(integer) materialId: number;
  @ApiProperty(integer) colorId: number;
  @ApiProperty(integer) thicknessId: number;
  @ApiProperty(optionalInteger) sinkTypeId: number | null;
  @ApiProperty(optionalInteger) cutoutId: number | null;
  @ApiProperty({ type: [Number] }) cutoutIds: number[];
  @ApiProperty() material: NamedDto;
  @ApiProperty() color: QuotedColorDto;
  @ApiProperty() thickness: QuotedThicknessDto;
  @ApiProperty({ description: "'No Sink' means none" }) sinkType: NamedDto;
  @ApiProperty({ description: "The first cut-out; 'No Cutouts' means none" }) cutout: NamedDto;
  @ApiProperty({ type: [NamedPartDto] }) cutouts: NamedPartDto[];
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  @ApiProperty({ ...integer, description: 'Millimetres' }) length: number;
  @ApiProperty({ ...integer, description: 'Millimetres' }) width: number;
  @ApiProperty({ example: '0.42', description: 'Square metres' }) area: string;
}
