import { Controller, Get, Header, Ip, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../platform/errors/api-errors';
import { PostcodesService } from './postcodes.service';
import { RespondsWith } from '../platform/openapi/responds-with';

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
  @RespondsWith('PostcodeResponse')
  @ApiErrors('postcode/not-found', 'postcode/too-many', 'postcode/unavailable')
  find(@Param('postcode') postcode: string, @Ip() address: string) {
    return this.postcodes.find(postcode, address);
  }

  @Get(':postcode/areas')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Districts around a postcode: its own first, then the others by name' })
  @ApiParam(postcodeParam)
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string' }, example: ['Sevenoaks', 'Bromley'] } })
  @ApiErrors('postcode/not-found', 'postcode/too-many', 'postcode/unavailable')
  findAreas(@Param('postcode') postcode: string, @Ip() address: string) {
    return this.postcodes.findAreas(postcode, address);
  }
}
