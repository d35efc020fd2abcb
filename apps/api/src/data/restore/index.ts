export { RestoreModule } from './restore.module';
export { RestoreData, type RestoreInput } from './restore-data';
export { RestoreHold, type HeldState } from './restore-hold';
export { holdAllBack } from './restore-hold';
