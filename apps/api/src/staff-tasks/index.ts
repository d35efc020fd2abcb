export {
  addStaffTask,
  type NewStaffTask,
  endStaffTask,
  endTasksOfMails,
  reopenStaffTask,
} from './staff-tasks';
export type { StaffTaskKind } from './staff-task-kind';
export { StaffTask } from './staff-task.entity';
