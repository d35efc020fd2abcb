export { OrderPageModule } from './order-page.module';
