import { Controller, Get, Header } from '@nestjs/common';
import { HealthCheckService } from '@nestjs/terminus';
import { QueueHealth } from './queue-health';

/** Whether this worker can work, and how its queue is. */
@Controller('health')
export class WorkerHealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly queue: QueueHealth,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get()
  @Header('Cache-Control', 'no-store')
  check() {
    return this.health.check([() => this.queue.check()]);
  }
}
