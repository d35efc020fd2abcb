export { RestoreModule } from './restore.module';
export { RestoreData, type RestoreWish } from './restore-data';
export { RestoreHold } from './restore-hold';
export { holdBack } from './writing/hold-back';
export { noteRestore } from './writing/note-restore';
