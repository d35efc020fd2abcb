import { securityEventKinds } from '@app/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const kinds = securityEventKinds.map((kind) => `'${kind}'`).join(', ');

/** Somebody signed in or was refused. Also in the log; these are the latest, for staff. */
@Entity({ name: 'security_event' })
@Check('ck_security_event_kind', `kind IN (${kinds})`)
@Check('ck_security_event_times', 'times > 0')
export class SecurityEventRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;

  /** Of the first, where several are counted. */
  @Column({ type: 'timestamptz', precision: 3 }) at: Date;
  @Column('text') kind: string;

  /** Of `staff_user`, without a foreign key: it outlives the account. */
  @Column('integer', { nullable: true }) accountId: number | null;

  /** A digest with a secret that only this process knows: no address can be read from it. */
  @Column('text') network: string;
  @Column('text', { nullable: true }) route: string | null;
  @Column('text', { nullable: true }) requestId: string | null;
  @Column('integer') times: number;
}
