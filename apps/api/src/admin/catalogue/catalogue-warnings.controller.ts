import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { catalogueKinds, type CatalogueKind, type CatalogueWarning } from '@app/contracts';
import { Statements } from '../../database/statements';
import { ApiErrors } from '../../platform/errors/api-errors';
import { listWarnings } from './list-warnings';

const codes: CatalogueWarning['code'][] = [
  'no-active-material',
  'no-active-thickness',
  'material-without-active-color',
  'material-without-active-thickness',
  'active-color-at-zero',
  'base-price-of-no-active-color',
];

class CatalogueWarningDto implements CatalogueWarning {
  @ApiProperty({ enum: codes }) code: CatalogueWarning['code'];
  @ApiProperty({ enum: catalogueKinds, description: 'Where it is mended' }) kind: CatalogueKind;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: the whole list' }) id: number | null;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '5.600',
    description: 'Of a base price: what the cheapest active colour costs',
  })
  suggestion: string | null;
}

@ApiTags('Staff: catalogue')
@Controller('admin/catalogue-warnings')
export class CatalogueWarningsController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What in the catalogue visitors would stumble over' })
  @ApiOkResponse({ type: [CatalogueWarningDto] })
  @ApiErrors('auth/signed-out', 'auth/not-an-admin')
  list(): Promise<CatalogueWarning[]> {
    return listWarnings(this.statements);
  }
}
