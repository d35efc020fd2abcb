export { addStaffTask } from './add-staff-task';
export type { NewStaffTask } from './add-staff-task';
export { endStaffTask, reopenStaffTask } from './end-staff-task';
export { endTasksOfMails } from './end-tasks-of-mails';
export { findStaffTask, setStaffTaskDone } from './set-task-done';
export type { KnownStaffTask } from './set-task-done';
export type { StaffTaskKind } from './staff-task-kind';
export { StaffTask } from './staff-task.entity';
