import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue';
import { AdminColorsController } from './admin-colors.controller';
import { AdminCutoutsController } from './admin-cutouts.controller';
import { AdminMaterialsController } from './admin-materials.controller';
import { AdminSinkTypesController } from './admin-sink-types.controller';
import { AdminThicknessesController } from './admin-thicknesses.controller';
import { CatalogueWarningsController } from './catalogue-warnings.controller';

@Module({
  imports: [CatalogueModule],
  controllers: [
    AdminMaterialsController,
    AdminColorsController,
    AdminSinkTypesController,
    AdminThicknessesController,
    AdminCutoutsController,
    CatalogueWarningsController,
  ],
})
export class AdminCatalogueModule {}
