import type {
  AdminColor,
  AdminCutout,
  AdminMaterial,
  AdminSinkType,
  AdminThickness,
  DeleteItemResponse,
} from '@app/contracts';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { ColorDto, CutoutDto, MaterialDto, SinkTypeDto, ThicknessDto } from '../catalogue.dto';

/** The documents' view of what staff see of every row; the classes of this file describe the wire and hold nothing. */
class KeptDto {
  @ApiProperty({ type: 'integer', description: "Counts the row's changes" }) version: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) updatedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', required: false, description: 'Of a deleted row alone' })
  deletedAt?: string;
}

export class AdminMaterialDto
  extends IntersectionType(OmitType(MaterialDto, ['colors']), KeptDto)
  implements AdminMaterial
{
  @ApiProperty({ type: 'integer', description: 'Colours that are not deleted' }) colorCount: number;
  @ApiProperty({ type: 'integer', description: 'Those of them that are active' }) activeColorCount: number;
}

export class AdminColorDto extends IntersectionType(ColorDto, KeptDto) implements AdminColor {
  @ApiProperty() materialName: string;
}

export class AdminSinkTypeDto extends IntersectionType(SinkTypeDto, KeptDto) implements AdminSinkType {}
export class AdminThicknessDto extends IntersectionType(ThicknessDto, KeptDto) implements AdminThickness {}
export class AdminCutoutDto extends IntersectionType(CutoutDto, KeptDto) implements AdminCutout {}

export class DeleteItemDto implements DeleteItemResponse {
  @ApiProperty({ type: 'integer', description: 'Colours that were deleted with their material (D32)' })
  deletedColors: number;
}
