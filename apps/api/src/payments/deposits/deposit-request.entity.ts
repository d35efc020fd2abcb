import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Deposit } from './deposit.entity';

/** A request that was carried out, by the key it came with: sent again, it leads to the same deposit (D18). */
@Entity()
@Check('ck_deposit_request_idempotency_key', `idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'`)
export class DepositRequest {
  @PrimaryColumn('text')
  idempotencyKey: string;

  @Column('text')
  requestHash: string;

  @ForeignKey(() => Deposit)
  @Column('text')
  depositId: string;

  @Index()
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
