import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue';
import { CatalogueWarningsController } from './catalogue-warnings.controller';
import { itemControllers } from './item-controllers';

@Module({
  imports: [CatalogueModule],
  controllers: [...itemControllers, CatalogueWarningsController],
})
export class AdminCatalogueModule {}
