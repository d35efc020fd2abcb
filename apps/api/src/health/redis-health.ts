import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { AppConfig } from '../config/app-config';
import { withTimeout } from '../platform/clock/with-timeout';

/** Whether Redis responds, if it is used (D42). Only reported, since visitors do not need it. */
@Injectable()
export class RedisHealth implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisHealth.name);
  private readonly redis: Redis | undefined;

  constructor({ redisUrl }: AppConfig) {
    if (!redisUrl) return;
    this.redis = new Redis(redisUrl, {
      lazyConnect: true,
      disconnectTimeout: 100,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: true,
    });
    this.redis.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
  }

  async check(): Promise<'unused' | 'up' | 'down'> {
    if (!this.redis) return 'unused';
    const pingResult = withTimeout(this.redis.ping());
    return pingResult.then(
      () => 'up',
      () => 'down',
    );
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
