export { addStaffTask } from './add-staff-task';
export type { NewStaffTask } from './add-staff-task';
export { endStaffTask, reopenStaffTask } from './end-staff-task';
export { endTasksOfMails } from './end-tasks-of-mails';
export type { StaffTaskKind } from './staff-task-kind';
export { StaffTask } from './staff-task.entity';
