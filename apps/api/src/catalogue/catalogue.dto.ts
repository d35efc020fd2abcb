import type { Color, ColorImage, Cutout, Material, SinkType, Thickness } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

const pounds2 = { type: String, example: '5.60', description: 'Pounds, 2 decimals' } as const;

class SrcsetDto {
  @ApiProperty() avif: string;
  @ApiProperty() jpeg: string;
}

/** The documents' view of {@link ColorImage}; the classes of this file describe the wire and hold nothing. */
export class ColorImageDto implements ColorImage {
  @ApiProperty({ description: 'The 800 px JPEG' }) url: string;
  @ApiProperty({ type: 'integer' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
  @ApiProperty({ description: '`srcset` values by format' }) srcset: SrcsetDto;
}

export class ColorDto implements Color {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) materialId: number;
  @ApiProperty() name: string;
  @ApiProperty({ example: '#ebebea' }) hexCode: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl2: string | null;
  @ApiProperty({ ...pounds2, description: 'Pounds for each 100 mm × 100 mm, 2 decimals' })
  priceModifier: string;
  @ApiProperty() isActive: boolean;
  @ApiProperty({ type: [ColorImageDto] }) images: ColorImage[];
  @ApiProperty({ type: String, nullable: true, description: 'A strip of 3000 × 360 mm, to scale' })
  stripUrl: string | null;
}

export class MaterialDto implements Material {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty() description: string;
  @ApiProperty({ example: '5.600', description: 'Pounds for each 100 mm × 100 mm, 3 decimals' })
  basePrice: string;
  @ApiProperty() isActive: boolean;
  @ApiProperty({ type: [String] }) features: string[];
  @ApiProperty({ type: [String] }) applications: string[];
  @ApiProperty() maintenance: string;
  @ApiProperty() warranty: string;
  @ApiProperty({ type: [String], description: 'Values of the thicknesses that it comes in; none: all' })
  thicknesses: string[];
  @ApiProperty({ type: [ColorDto] }) colors: Color[];
}

class FlatPartDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty() description: string;
  @ApiProperty({ ...pounds2, example: '95.00', description: 'Flat pounds, 2 decimals; may be negative' })
  priceModifier: string;
  @ApiProperty() isActive: boolean;
}

export class SinkTypeDto extends FlatPartDto implements SinkType {}

export class CutoutDto extends FlatPartDto implements Cutout {}

export class ThicknessDto implements Thickness {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ example: '20mm' }) value: string;
  @ApiProperty({ example: '20mm (Standard)' }) displayName: string;
  @ApiProperty({ ...pounds2, example: '1.00', description: 'For staff; not part of a quoted price' })
  priceModifier: string;
  @ApiProperty() isActive: boolean;
}
