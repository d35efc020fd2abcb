import { processConfig } from './config/process-config';
import { readConfig } from './config/read-config';

// Runs the commands in one process, since loading their libraries takes longer than their work.
await import('./migrate');
await import('./seed');
if (process.env.DEMO_ORDERS) {
  const { addDemoOrders } = await import('./demo-orders');
  await addDemoOrders(processConfig(readConfig));
}
