export {
  addStaffTask,
  type NewStaffTask,
  endStaffTask,
  endTasksOfMails,
  reopenStaffTask,
} from './staff-tasks';
export { dueAt } from './due-at';
export { syncCreditTask } from './credit-task';
export { quoteIdsOfTaskSql, quotesOfOpenTasksSql, quotesOfTask, setTaskDone } from './set-task-done';
export type { StaffTaskKind } from './staff-task-kind';
export { StaffTask } from './staff-task.entity';
