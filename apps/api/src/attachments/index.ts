export { Attachment } from './attachment.entity';
export { attachmentsOf, type AttachmentsOf, type FoundAttachment } from './attachments-of';
