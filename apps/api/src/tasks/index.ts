export { addStaffTask } from './add-staff-task';
export type { NewStaffTask } from './add-staff-task';
export { endStaffTask, reopenStaffTask } from './end-staff-task';
export { StaffTask } from './staff-task.entity';
