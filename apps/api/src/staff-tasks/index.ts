export {
  addStaffTask,
  type NewStaffTask,
  endStaffTask,
  endTasksOfMails,
  reopenStaffTask,
} from './staff-tasks';
export { dueTimeOf } from './due-time-of';
export { syncCreditTask } from './credit-task';
export { quoteIdsOfTaskSql, quotesOfOpenTasksSql, findQuotesOfTask, setTaskDone } from './set-task-done';
export type { StaffTaskKind } from './staff-task-kind';
export { StaffTask } from './staff-task.entity';
