export { AuthModule } from './auth.module';
export { mountSessions } from './mount-sessions';
export { isAdmin, requireStaff } from './require-admin';
export { seedDemoAdmin } from './seed-demo-admin';
export { StaffSession } from './staff-session.entity';
export { StaffUser } from './staff-user.entity';
export type { Staff } from './staff';
