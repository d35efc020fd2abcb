import { Module } from '@nestjs/common';
import { QuotePdfsModule } from '../quotes';
import { JobsController } from './jobs.controller';
import { ReadJob } from './read-job';
import { SetJob } from './set-job';

@Module({
  imports: [QuotePdfsModule],
  controllers: [JobsController],
  providers: [ReadJob, SetJob],
  exports: [SetJob],
})
export class JobsModule {}
