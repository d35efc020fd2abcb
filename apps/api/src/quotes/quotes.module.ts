import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index';
import { Clock } from '../platform/clock/clock';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';
import { SaveQuote } from './save-quote';

@Module({
  imports: [CatalogueModule],
  controllers: [QuotesController],
  providers: [QuotesService, SaveQuote, Clock],
})
export class QuotesModule {}
