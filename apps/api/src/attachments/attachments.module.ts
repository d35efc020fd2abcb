import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/index';
import { Clock } from '../platform/clock/clock';
import { AddAttachments } from './add-attachments';
import { AttachmentsController } from './attachments.controller';
import { KeepFiles } from './keep-files';

/** Photos and plans that visitors send along with quotes and inquiries. */
@Module({
  imports: [ImagesModule],
  controllers: [AttachmentsController],
  providers: [AddAttachments, KeepFiles, Clock],
})
export class AttachmentsModule {}
