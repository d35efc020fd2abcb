import { Global, Module } from '@nestjs/common';
import { CompanyFacts } from './company-facts';
import { CompanyController } from './company.controller';
import { SaveCompany } from './save-company';

@Global()
@Module({ providers: [CompanyFacts], exports: [CompanyFacts] })
export class CompanyFactsModule {}

@Module({
  imports: [CompanyFactsModule],
  controllers: [CompanyController],
  providers: [SaveCompany],
  exports: [SaveCompany],
})
export class CompanyModule {}
