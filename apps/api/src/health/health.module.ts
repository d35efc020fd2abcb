import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { RedisHealth } from './redis-health';

@Module({
  controllers: [HealthController],
  providers: [RedisHealth],
})
export class HealthModule {}
