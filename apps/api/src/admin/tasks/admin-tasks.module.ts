import { Module } from '@nestjs/common';
import { InquiriesModule } from '../../inquiries';
import { Clock } from '../../platform/clock/clock';
import { AdminTasksController } from './admin-tasks.controller';
import { TickTask } from './tick-task';

@Module({
  imports: [InquiriesModule],
  controllers: [AdminTasksController],
  providers: [TickTask, Clock],
})
export class AdminTasksModule {}
