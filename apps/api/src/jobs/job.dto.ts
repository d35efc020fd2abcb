import { jobLimits, type NameJobRequest } from '@app/contracts';
import { dtoOf, requiredLine } from '../platform/validation';

/** Which basket is to be one job, and its name. */
export class NameJobDto extends dtoOf<NameJobRequest>({
  basketSessionId: requiredLine(100),
  name: requiredLine(jobLimits.name),
}) {}
