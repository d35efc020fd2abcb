import { Module } from '@nestjs/common';
import { ImagesModule } from '../images';
import { AddAttachments } from './add-attachments';
import { AttachmentsController } from './attachments.controller';
import { FinishedTopPhotos } from './finished-top-photos';
import { KeepFiles } from './keep-files';
import { OrderPhotosController } from './order-photos.controller';
import { DeleteFiles } from './stored-files';

@Module({ providers: [DeleteFiles] })
export class AttachmentsWorkerModule {}

/** Photos and plans that visitors send along with quotes and inquiries. */
@Module({
  imports: [ImagesModule],
  controllers: [AttachmentsController, OrderPhotosController],
  providers: [AddAttachments, FinishedTopPhotos, KeepFiles],
  exports: [FinishedTopPhotos],
})
export class AttachmentsModule {}
