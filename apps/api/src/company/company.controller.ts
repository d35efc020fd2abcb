import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type PublicCompanyResponse, toPublicCompany } from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { Clock } from '../platform/clock/clock';
import { dateOf, londonDayOf } from '../platform/clock/london-day';
import { RespondsWith } from '../platform/openapi/responds-with';
import { CompanyFacts } from './company-facts';
import { findMissingDetails } from './find-missing-details';

/** Closed days are public this many days ahead. */
const shownClosedDays = 60;

@ApiTags('Company')
@Controller('company')
export class CompanyController {
  constructor(
    private readonly facts: CompanyFacts,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Who runs the shop, and how to reach them' })
  @RespondsWith('PublicCompanyResponse')
  read(): PublicCompanyResponse {
    const { company, version } = this.facts.current();
    const isOpen = this.config.appEnv === 'demo' || findMissingDetails(company).length === 0;
    const today = londonDayOf(this.clock.now());
    const first = dateOf(today);
    const end = dateOf({ ...today, day: today.day + shownClosedDays });
    const closedDays = company.closedDays.filter((day) => first <= day && day < end);
    return { ...toPublicCompany(company), closedDays, version, isOpen };
  }
}
