export { InquiriesModule } from './inquiries.module';
export { InquiriesWorkerModule } from './inquiries-worker.module';
export type { InquiryName } from './add-inquiry-event';
export { AttendInquiry } from './attend-inquiry';
export { ContactInquiry } from './contact-inquiry.entity';
export type { InquiryConfiguration } from './inquiry-configuration';
export type { InquiryEventKind } from './inquiry-event-kind';
export { InquiryEvent } from './inquiry-event.entity';
export { TradeInquiry } from './trade-inquiry.entity';
