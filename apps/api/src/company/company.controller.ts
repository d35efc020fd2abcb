import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Company, PublicCompany, PublicCompanyResponse } from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { RespondsWith } from '../platform/openapi/responds-with';
import { CompanyFacts } from './company-facts';
import { missingDetails } from './missing-details';

@ApiTags('Company')
@Controller('company')
export class CompanyController {
  constructor(
    private readonly facts: CompanyFacts,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Who runs the shop, and how to reach them' })
  @RespondsWith('PublicCompanyResponse')
  read(): PublicCompanyResponse {
    const { company, version } = this.facts.current();
    const isOpen = this.config.appEnv === 'demo' || missingDetails(company).length === 0;
    return { ...publicFacts(company), version, isOpen };
  }
}

const privateFields: readonly (keyof Company)[] = [
  'bankName',
  'bankSortCode',
  'bankNumber',
  'reviewName',
  'reviewUrl',
  'senderEmail',
  'teamEmail',
] satisfies Exclude<keyof Company, keyof PublicCompany>[];

const publicFacts = (company: Company): PublicCompany =>
  Object.fromEntries(
    Object.entries(company).filter(([field]) => !privateFields.includes(field as keyof Company)),
  ) as unknown as PublicCompany;
