import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { readListQuery } from '../../platform/lists/read-list-query';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';
import { suggestSearch } from './suggest-search';

@ApiTags('Staff')
@Controller('admin/search-suggestion')
export class SearchController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @Roles('office')
  @ApiQuery({ name: 'search', required: false, schema: { type: 'string' } })
  @RespondsWith('SearchSuggestion')
  suggest(@Query() query: Record<string, unknown>) {
    return suggestSearch(this.statements, readListQuery(query, { statuses: [], sorts: {} }).search);
  }
}
