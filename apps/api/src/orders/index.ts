export { OrderItem } from './order-item.entity';
export { Order } from './order.entity';
export { findOrderOf, isPlacedAlready, orderOfTop, topsOfOrder } from './read-order';
export { addOrder, placeOrder } from './write-order';
