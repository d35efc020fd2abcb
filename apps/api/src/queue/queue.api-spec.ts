import { describeQueues } from '../testing/queue-contract';

describeQueues('PostgreSQL', () => ({}));
