import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PostcodeLookupResult } from './postcode-lookup-result';

@Entity()
@Check('ck_postcode_lookup_key', `key ~ '^(postcode|outcode):[A-Z0-9]{2,7}$'`)
export class PostcodeLookup {
  /** `postcode:RG11AA`, `outcode:RG1`: never stored with a name, and never logged. */
  @PrimaryColumn('text') key: string;
  @Column('jsonb') outcome: PostcodeLookupResult;
  @Index() @Column({ type: 'timestamptz', precision: 3 }) expiresAt: Date;
}
