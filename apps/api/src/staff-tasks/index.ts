export { addStaffTask, type NewStaffTask } from './add-staff-task';
export { endStaffTask, endTasksOfMails, reopenStaffTask } from './end-staff-task';
export type { StaffTaskKind } from './staff-task-kind';
export { StaffTask } from './staff-task.entity';
