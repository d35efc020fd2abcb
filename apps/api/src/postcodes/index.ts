export { PostcodeReachability } from './postcode-reachability';
export { PostcodesModule } from './postcodes.module';
export { PostcodeLookup } from './postcode-lookup.entity';
