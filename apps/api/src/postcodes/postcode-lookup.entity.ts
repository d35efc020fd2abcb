import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PostcodeLookupResult } from './postcode-lookup-result';

@Entity()
export class PostcodeLookup {
  /** `postcode:RG11AA`, `outcode:RG1`: never stored with a name, and never logged. */
  @PrimaryColumn('text') key: string;
  @Column('jsonb') outcome: PostcodeLookupResult;
  @Column({ type: 'timestamptz', precision: 3 }) expiresAt: Date;
}
