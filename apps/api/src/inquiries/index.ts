export { InquiriesModule } from './inquiries.module';
export { ContactInquiry } from './contact-inquiry.entity';
export { TradeInquiry } from './trade-inquiry.entity';
