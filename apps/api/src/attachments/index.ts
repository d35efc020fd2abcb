export { AttachmentsModule } from './attachments.module';
export { Attachment } from './attachment.entity';
export { attachmentKey } from './attachment-key';
export { attachmentsOf, type AttachmentsOf, type FoundAttachment } from './attachments-of';
export { findAttachment } from './find-attachment';
