import { type AdminTask, paths, type PostponeTaskRequest } from '@app/contracts';
import { apiMutation } from '@app/web-client';

export const postponeTask = ({ id }: AdminTask, request: PostponeTaskRequest) =>
  apiMutation<AdminTask>('PUT', paths.adminTaskDue(id), request);
