import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  type SaveColorRequest,
  type SaveFlatPartRequest,
  type SaveMaterialRequest,
  type SaveThicknessRequest,
  catalogueLimits,
} from '@app/contracts';
import { OptionalFlag, OptionalVersion, RequiredRowId } from '../../platform/validation/form-rules';
import { OptionalText, RequiredLine } from '../../platform/validation/plain-text';
import { OptionalHexCode, OptionalPicture, OptionalPoints, OptionalPrice, RequiredPrice } from './item-rules';

const { name, description, points, text, basePrice, colorModifier, flatModifier } = catalogueLimits;

const line = { maxLength: name, minLength: 1 };
const pounds = ({ min, max }: { min: number; max: number }, places: number, example: string) => ({
  oneOf: [{ type: 'string' }, { type: 'number', minimum: min, maximum: max }],
  example,
  description: `Pounds, at most ${places} decimals, from ${min} to ${max}`,
});
const pointsOf = { type: [String], maxItems: points.count } as { type: [typeof String]; maxItems: number };
const picture = {
  type: String,
  nullable: true,
  description: 'One of our own pictures, with its variants in `images`; null for none',
} as const;

/** What every write may carry. The rules decide about the forms; the types are the wire's. */
class ChangeDto {
  @ApiPropertyOptional()
  @OptionalFlag()
  isActive?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Of the row that the change was made on; where the row has a newer one, nothing is written',
  })
  @OptionalVersion()
  version?: number;
}

export class SaveMaterialDto extends ChangeDto implements SaveMaterialRequest {
  @ApiProperty(line)
  @RequiredLine(name)
  name: string;

  @ApiPropertyOptional({ maxLength: description })
  @OptionalText(description)
  description?: string;

  @ApiProperty(pounds(basePrice, 3, '5.600'))
  @RequiredPrice(basePrice, 3)
  basePrice: string | number;

  @ApiPropertyOptional(pointsOf)
  @OptionalPoints(points)
  features?: string[];

  @ApiPropertyOptional(pointsOf)
  @OptionalPoints(points)
  applications?: string[];

  @ApiPropertyOptional({ maxLength: text })
  @OptionalText(text)
  maintenance?: string;

  @ApiPropertyOptional({ maxLength: text })
  @OptionalText(text)
  warranty?: string;

  @ApiPropertyOptional({ ...pointsOf, description: 'Values of the thicknesses that it comes in; none: all' })
  @OptionalPoints(points)
  thicknesses?: string[];
}

export class SaveColorDto extends ChangeDto implements SaveColorRequest {
  @ApiProperty({ type: 'integer' })
  @RequiredRowId()
  materialId: number;

  @ApiProperty(line)
  @RequiredLine(name)
  name: string;

  @ApiPropertyOptional({ example: '#e4e4e3', pattern: '^#[0-9a-fA-F]{6}$' })
  @OptionalHexCode()
  hexCode?: string;

  @ApiPropertyOptional(picture)
  @OptionalPicture()
  imageUrl?: string | null;

  @ApiPropertyOptional(picture)
  @OptionalPicture()
  imageUrl2?: string | null;

  @ApiPropertyOptional(pounds(colorModifier, 2, '6.80'))
  @OptionalPrice(colorModifier, 2)
  priceModifier?: string | number;
}

/** A sink type or a cut-out. */
export class SaveFlatPartDto extends ChangeDto implements SaveFlatPartRequest {
  @ApiProperty(line)
  @RequiredLine(name)
  name: string;

  @ApiPropertyOptional({ maxLength: description })
  @OptionalText(description)
  description?: string;

  @ApiPropertyOptional(pounds(flatModifier, 2, '95.00'))
  @OptionalPrice(flatModifier, 2)
  priceModifier?: string | number;
}

export class SaveThicknessDto extends ChangeDto implements SaveThicknessRequest {
  @ApiProperty({ ...line, example: '20mm' })
  @RequiredLine(name)
  value: string;

  @ApiProperty({ ...line, example: '20mm (Standard)' })
  @RequiredLine(name)
  displayName: string;

  @ApiPropertyOptional(pounds(colorModifier, 2, '1.00'))
  @OptionalPrice(colorModifier, 2)
  priceModifier?: string | number;
}

/** Changes take any part of the fields; what is left out stays as it is. */
export class ChangeMaterialDto extends PartialType(SaveMaterialDto) {}
export class ChangeColorDto extends PartialType(SaveColorDto) {}
export class ChangeFlatPartDto extends PartialType(SaveFlatPartDto) {}
export class ChangeThicknessDto extends PartialType(SaveThicknessDto) {}
