import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PeriodicTask } from '../platform/background/periodic-task';
import { recordHeartbeat } from './record-heartbeat.processor';

/**
 * Makes sure that the heartbeat is scheduled, once however many workers start, and again where the queue was emptied.
 * A queue that is away holds up nothing else.
 */
@Injectable()
export class HeartbeatSchedule extends PeriodicTask {
  constructor(@InjectQueue(recordHeartbeat.queue) private readonly queue: Queue) {
    super({ everyMs: recordHeartbeat.everyMs });
  }

  /** Not waited for: where the queue is away, the round ends with the connection. */
  override onApplicationShutdown(): Promise<void> {
    void super.onApplicationShutdown();
    return Promise.resolve();
  }

  async sweep(): Promise<void> {
    if (await this.queue.getJobScheduler(recordHeartbeat.name)) return;
    await this.queue.upsertJobScheduler(
      recordHeartbeat.name,
      { every: recordHeartbeat.everyMs },
      { name: recordHeartbeat.name, opts: { removeOnComplete: 10, removeOnFail: 100 } },
    );
  }
}
