export { FilesForm } from './files-form';
export { AttachmentsModule, AttachmentsWorkerModule } from './attachments.module';
export { Attachment } from './attachment.entity';
export { attachmentKey } from './attachment-key';
export {
  attachmentsOf,
  findAttachment,
  toAttachment,
  type AttachmentsOf,
  type FoundAttachment,
} from './attachments-of';
export { FinishedTopPhotos } from './finished-top-photos';
export { filesToDelete, type FilesToDelete } from './delete-files';
