export { companyChanged, CompanyFacts, readCompany } from './company-facts';
export { CompanyFactsModule, CompanyModule } from './company.module';
export { SaveCompany } from './save-company';
