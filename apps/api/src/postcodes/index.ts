export { PostcodesModule } from './postcodes.module';
export { PostcodesService } from './postcodes.service';
export { PostcodeLookup } from './postcode-lookup.entity';
