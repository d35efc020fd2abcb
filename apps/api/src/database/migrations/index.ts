import { CreateCatalogue1763683200000 } from './1763683200000-create-catalogue';
import { CreateQuotes1763683260000 } from './1763683260000-create-quotes';
import { CreateWorkerHeartbeat1763683320000 } from './1763683320000-create-worker-heartbeat';

/** Every change of the schema, oldest first: listed by hand, so that a bundle carries them. */
export const migrations = [
  CreateCatalogue1763683200000,
  CreateQuotes1763683260000,
  CreateWorkerHeartbeat1763683320000,
];
