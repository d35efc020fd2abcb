export { OrderItem } from './order-item.entity';
export { Order } from './order.entity';
export {
  findOrderOf,
  type HeldOrder,
  holdOrderOf,
  isPlacedAlready,
  moneyOrderIdOf,
  moneyOrderOf,
  orderOfTop,
  ordersOfQuote,
  quotesOfOrder,
  topsOfOrder,
} from './read-order';
export { addItems, addOrder, placeOrder, placeOrderAgain, takeBackOrder } from './write-order';
