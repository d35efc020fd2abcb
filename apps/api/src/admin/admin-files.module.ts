import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/index';
import { Clock } from '../platform/clock/clock';
import { AdminAttachmentsController } from './attachments/admin-attachments.controller';
import { ColorImagesController } from './color-images/color-images.controller';

/** Files, for staff: pictures of colours go up, what visitors sent along comes down. */
@Module({
  imports: [ImagesModule],
  controllers: [ColorImagesController, AdminAttachmentsController],
  providers: [Clock],
})
export class AdminFilesModule {}
