export { BasketModule } from './basket.module';
export { Basket } from './basket.entity';
export { BasketItem } from './basket-item.entity';
export { readBasketQuotes, removeFromBaskets } from './baskets-of-quotes';
