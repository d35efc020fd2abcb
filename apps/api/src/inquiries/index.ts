export { InquiriesModule, InquiriesWorkerModule } from './inquiries.module';
export type { InquiryKey } from './actions/inquiry-events';
export { InquiryActions } from './actions/inquiry-actions';
export { TaskActions } from './actions/task-actions';
export { acknowledgedAtSql, ContactInquiry, TradeInquiry } from './inquiry.entities';
export { InquiryEvent, type InquiryEventKind } from './actions/inquiry-event.entity';
