export { PostcodesModule } from './postcodes.module';
export { PostcodesService } from './postcodes.service';
