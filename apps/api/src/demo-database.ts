import { readServiceConfig } from './config/owner-facts';
import { processConfig } from './config/process-config';

// The commands in one process, as loading their libraries takes longer than their work.
await import('./migrate');
await import('./seed');
if (process.env.DEMO_ORDERS) {
  const { addDemoOrders } = await import('./demo-orders');
  await addDemoOrders(processConfig(readServiceConfig));
}
