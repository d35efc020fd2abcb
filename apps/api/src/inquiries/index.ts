export { InquiriesModule } from './inquiries.module';
export { InquiriesWorkerModule } from './inquiries-worker.module';
export { ContactInquiry } from './contact-inquiry.entity';
export { TradeInquiry } from './trade-inquiry.entity';
