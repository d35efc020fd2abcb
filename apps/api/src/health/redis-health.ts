import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { Redis } from 'ioredis';
import { AppConfig } from '../config/app-config';
import { withinTime } from '../platform/clock/within-time';

/** Whether Redis answers, where the process has one (D42). */
@Injectable()
export class RedisHealth implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisHealth.name);
  private readonly redis: Redis | undefined;

  constructor(
    { redisUrl }: AppConfig,
    private readonly indicators: HealthIndicatorService,
  ) {
    if (!redisUrl) return;
    this.redis = new Redis(redisUrl, {
      lazyConnect: true,
      disconnectTimeout: 100,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: true,
    });
    this.redis.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
  }

  async check() {
    const indicator = this.indicators.check('redis');
    if (!this.redis) return indicator.up({ isUsed: false });
    try {
      await withinTime(this.redis.ping());
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
