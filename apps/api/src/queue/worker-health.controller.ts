import { Controller, Get, Header } from '@nestjs/common';
import { HealthCheckService } from '@nestjs/terminus';
import { QueueHealth } from './queue-health';

/** A beat that was written lately needed the queue, this process and the database: one check covers all. */
@Controller('health')
export class WorkerHealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly queue: QueueHealth,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  check() {
    return this.health.check([() => this.queue.check()]);
  }
}
