export { CompanyFacts, readCompany } from './company-facts';
export { CompanyFactsModule, CompanyModule } from './company.module';
export { CompanyRecord } from './company.entity';
export { SaveCompany } from './save-company';
