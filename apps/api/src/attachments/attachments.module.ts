import { Module } from '@nestjs/common';
import { ImagesModule } from '../images';
import { AddAttachments } from './add-attachments';
import { AttachmentsController } from './attachments.controller';
import { FinishedTopPhotos } from './finished-top-photos';
import { SaveFiles } from './save-files';
import { OrderPhotosController } from './order-photos.controller';
import { DeleteFiles } from './delete-files';

@Module({ providers: [DeleteFiles] })
export class AttachmentsWorkerModule {}

@Module({
  imports: [ImagesModule],
  controllers: [AttachmentsController, OrderPhotosController],
  providers: [AddAttachments, FinishedTopPhotos, SaveFiles],
  exports: [FinishedTopPhotos, SaveFiles],
})
export class AttachmentsModule {}
