export { BasketCheckout } from '../../features/deposit/basket-checkout';
export { SecureOrder } from '../../features/deposit/secure-order';
