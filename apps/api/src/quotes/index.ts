export { QuotesModule } from './quotes.module';
export { Quote } from './quote.entity';
