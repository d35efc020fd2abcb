import { securityEventKinds } from '@app/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const kinds = securityEventKinds.map((kind) => `'${kind}'`).join(', ');

/** A sign-in or a rejected request. All are in the log; the table has the latest, for staff. */
@Entity({ name: 'security_event' })
@Check('ck_security_event_kind', `kind IN (${kinds})`)
export class SecurityEventRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;

  /** Time of the first event, if several are counted. */
  @Column({ type: 'timestamptz', precision: 3 }) at: Date;
  @Column('text') kind: string;

  /** Id in `staff_user`, without a foreign key, since the event outlives the account. */
  @Column('integer', { nullable: true }) accountId: number | null;

  /** A digest with a secret that only this process knows, from which no IP address can be read. */
  @Column('text') network: string;
  @Column('text', { nullable: true }) route: string | null;
  @Column('text', { nullable: true }) requestId: string | null;
  @Column('integer') times: number;
}
