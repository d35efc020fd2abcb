import { PartialType } from '@nestjs/mapped-types';
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

/** What every write may carry. The rules decide about the forms; the types are the wire's. */
class ChangeDto {
  @OptionalFlag()
  isActive?: boolean;

  @OptionalVersion()
  version?: number;
}

export class SaveMaterialDto extends ChangeDto implements SaveMaterialRequest {
  @RequiredLine(name)
  name: string;

  @OptionalText(description)
  description?: string;

  @RequiredPrice(basePrice, 3)
  basePrice: string | number;

  @OptionalPoints(points)
  features?: string[];

  @OptionalPoints(points)
  applications?: string[];

  @OptionalText(text)
  maintenance?: string;

  @OptionalText(text)
  warranty?: string;

  @OptionalPoints(points)
  thicknesses?: string[];
}

export class SaveColorDto extends ChangeDto implements SaveColorRequest {
  @RequiredRowId()
  materialId: number;

  @RequiredLine(name)
  name: string;

  @OptionalHexCode()
  hexCode?: string;

  @OptionalPicture()
  imageUrl?: string | null;

  @OptionalPicture()
  imageUrl2?: string | null;

  @OptionalPrice(colorModifier, 2)
  priceModifier?: string | number;
}

/** A sink type or a cut-out. */
export class SaveFlatPartDto extends ChangeDto implements SaveFlatPartRequest {
  @RequiredLine(name)
  name: string;

  @OptionalText(description)
  description?: string;

  @OptionalPrice(flatModifier, 2)
  priceModifier?: string | number;
}

export class SaveThicknessDto extends ChangeDto implements SaveThicknessRequest {
  @RequiredLine(name)
  value: string;

  @RequiredLine(name)
  displayName: string;

  @OptionalPrice(colorModifier, 2)
  priceModifier?: string | number;
}

/** Changes take any part of the fields; what is left out stays as it is. */
export class ChangeMaterialDto extends PartialType(SaveMaterialDto) {}
export class ChangeColorDto extends PartialType(SaveColorDto) {}
export class ChangeFlatPartDto extends PartialType(SaveFlatPartDto) {}
export class ChangeThicknessDto extends PartialType(SaveThicknessDto) {}
