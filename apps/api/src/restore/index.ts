export { RestoreModule } from './restore.module';
export { RestoreData, type RestoreWish } from './restore-data';
export { RestoreHold } from './restore-hold';
export { holdAllBack } from './writing/hold-back';
