import { type SetTaskRequest } from '@app/contracts';
import { RequiredFlag } from '../../platform/validation/form-rules';

/** Whether a task is done. */
export class SetTaskDto implements SetTaskRequest {
  @RequiredFlag()
  isDone: boolean;
}
