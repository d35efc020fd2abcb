import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue';
import { AppConfig } from '../../config/app-config';
import { ImagesModule } from '../../images';
import { Clock } from '../../platform/clock/clock';
import { BackupsModule } from '../backups';
import { PictureCopier } from './picture-copier';
import { CatalogueMigration } from './catalogue-migration';
import { MigrationJournal } from './migration-journal';
import { createPreviewSource } from './preview/create-preview-source';
import { PreviewSource } from './preview/preview-source';

/** Preview's catalogue to Live (D34). */
@Module({
  imports: [BackupsModule, CatalogueModule, ImagesModule],
  providers: [
    Clock,
    CatalogueMigration,
    MigrationJournal,
    PictureCopier,
    { provide: PreviewSource, inject: [AppConfig], useFactory: createPreviewSource },
  ],
  exports: [CatalogueMigration],
})
export class MigrationModule {}
