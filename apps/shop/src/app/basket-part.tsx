export { BasketDrawer as BasketPart } from '../features/basket/basket-drawer';
