export { OrdersWorkerModule } from './orders.module';
