export { Job } from './job.entity';
export { JobsModule } from './jobs.module';
export { findJobOf } from './read-job';
export { SetJob } from './set-job';
