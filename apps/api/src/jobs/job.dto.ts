import { jobLimits, type NameJobRequest } from '@app/contracts';
import { RequiredLine } from '../platform/validation/plain-text';

/** Which basket is to be one job, and its name. */
export class NameJobDto implements NameJobRequest {
  @RequiredLine(100)
  basketSessionId: string;

  @RequiredLine(jobLimits.name)
  name: string;
}
