export { BasketModule } from './basket.module';
export { Basket } from './basket.entity';
export { checkSessionId, readBasketQuotes, removeFromBaskets } from './baskets-of-quotes';
