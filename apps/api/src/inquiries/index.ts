export { InquiriesModule, InquiriesWorkerModule } from './inquiries.module';
export type { InquiryName } from './follow/inquiry-events';
export { InquiryActions } from './follow/inquiry-actions';
export { acknowledgedAt } from './inquiry-columns';
export { ContactInquiry } from './contact-inquiry.entity';
export { InquiryEvent, type InquiryEventKind } from './follow/inquiry-event.entity';
export { TradeInquiry } from './trade-inquiry.entity';
