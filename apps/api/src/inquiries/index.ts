export { InquiriesModule, InquiriesWorkerModule } from './inquiries.module';
export type { InquiryName } from './follow/inquiry-events';
export { InquiryActions } from './follow/inquiry-actions';
export { TickTask } from './follow/tick-task';
export { acknowledgedAt, ContactInquiry, TradeInquiry } from './inquiry.entities';
export { InquiryEvent, type InquiryEventKind } from './follow/inquiry-event.entity';
