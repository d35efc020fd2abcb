export { BasketModule } from './basket.module';
export { Basket } from './basket.entity';
export { BasketItem } from './basket-item.entity';
export { checkSessionId, readBasketQuotes, removeFromBaskets } from './baskets-of-quotes';
