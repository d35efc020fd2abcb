export { claimFiles } from './delete-files';
export { type ReceivedFile, type ReceivedTexts, receiveFiles } from './receive-files';
export { type SavedFile, SaveFiles } from './save-files';
export { FilesForm } from './attachments.controller';
export { AttachmentsModule, AttachmentsWorkerModule } from './attachments.module';
export { Attachment } from './attachment.entity';
export {
  findAttachments,
  whereOfQuoteOrReplaced,
  toAttachment,
  type FoundAttachment,
} from './find-attachments';
export { FinishedTopPhotos } from './finished-top-photos';
export { filesToDelete, type FilesToDelete } from './delete-files';
