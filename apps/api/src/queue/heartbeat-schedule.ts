import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { repeat, type Repeated } from '../platform/background/repeat';
import { recordHeartbeat } from './record-heartbeat.processor';

/**
 * Makes sure that the heartbeat is scheduled, once however many workers start, and again where the queue was emptied.
 * A queue that is away holds up nothing else.
 */
@Injectable()
export class HeartbeatSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(HeartbeatSchedule.name);
  private rounds: Repeated | undefined;

  constructor(@InjectQueue(recordHeartbeat.queue) private readonly queue: Queue) {}

  onApplicationBootstrap(): void {
    const warn = (error: Error) => this.logger.warn(`queue ${recordHeartbeat.queue}: ${error.message}`);
    this.queue.on('error', warn);
    this.rounds = repeat(() => this.schedule(), { everyMs: recordHeartbeat.everyMs, onError: warn });
  }

  /** Not waited for: where the queue is away, the round ends with the connection. */
  onApplicationShutdown(): void {
    void this.rounds?.stop();
  }

  private async schedule(): Promise<void> {
    if (await this.queue.getJobScheduler(recordHeartbeat.name)) return;
    await this.queue.upsertJobScheduler(
      recordHeartbeat.name,
      { every: recordHeartbeat.everyMs },
      { name: recordHeartbeat.name, opts: { removeOnComplete: 10, removeOnFail: 100 } },
    );
  }
}
