import { Controller, Get, Header, Ip, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { PostcodeAreasResponse, PostcodeResponse } from '@app/contracts';
import { ApiErrors } from '../platform/errors/api-errors';
import { PostcodesService } from './postcodes.service';

const nullableText = { type: String, nullable: true } as const;

class PostcodeResultDto {
  @ApiProperty({ example: 'RG1 1AA' }) postcode: string;
  @ApiProperty({ ...nullableText, example: 'Abbey' }) admin_ward: string | null;
  @ApiProperty({ ...nullableText, example: 'Reading' }) admin_district: string | null;
  @ApiProperty({ example: 'England' }) country: string;
}

/** The documents' view of {@link PostcodeResponse}. */
class PostcodeDto implements PostcodeResponse {
  @ApiProperty({ enum: [200] }) status: 200;
  @ApiProperty({ type: PostcodeResultDto }) result: PostcodeResponse['result'];
}

const postcodeParam = {
  name: 'postcode',
  description: 'A full postcode in capitals or not, with spaces or without',
  schema: { type: 'string', example: 'RG1 1AA' },
} as const;

@ApiTags('Postcodes')
@Controller('postcodes')
export class PostcodesController {
  constructor(private readonly postcodes: PostcodesService) {}

  @Get(':postcode')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Where a postcode lies, as a suggestion for an address' })
  @ApiParam(postcodeParam)
  @ApiOkResponse({ type: PostcodeDto })
  @ApiErrors('postcode/not-found', 'postcode/too-many', 'postcode/unavailable')
  find(@Param('postcode') postcode: string, @Ip() address: string): Promise<PostcodeDto> {
    return this.postcodes.find(postcode, address);
  }

  @Get(':postcode/areas')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Districts around a postcode: its own first, then the others by name' })
  @ApiParam(postcodeParam)
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string' }, example: ['Sevenoaks', 'Bromley'] } })
  @ApiErrors('postcode/not-found', 'postcode/too-many', 'postcode/unavailable')
  findAreas(@Param('postcode') postcode: string, @Ip() address: string): Promise<PostcodeAreasResponse> {
    return this.postcodes.findAreas(postcode, address);
  }
}
