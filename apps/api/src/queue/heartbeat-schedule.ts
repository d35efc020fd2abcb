import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { recordHeartbeat } from './record-heartbeat.job';

/** Makes sure that the heartbeat is scheduled, once however many workers start. */
@Injectable()
export class HeartbeatSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger(HeartbeatSchedule.name);

  constructor(@InjectQueue(recordHeartbeat.queue) private readonly queue: Queue) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queue.on('error', (error) => this.logger.warn(`queue ${recordHeartbeat.queue}: ${error.message}`));
    await this.queue.upsertJobScheduler(
      recordHeartbeat.name,
      { every: recordHeartbeat.everyMs },
      { name: recordHeartbeat.name, opts: { removeOnComplete: 10, removeOnFail: 100 } },
    );
  }
}
