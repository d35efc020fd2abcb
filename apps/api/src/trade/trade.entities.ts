import { tradeCustomerLimits as limits, type TradeFloor } from '@app/contracts';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Material } from '../catalogue';

/** A customer with individual discounts (decision 80). */
@Entity()
@Check('ck_trade_customer_company', `company <> '' AND length(company) <= ${limits.company}`)
@Check('ck_trade_customer_vat_number', `vat_number <> '' AND length(vat_number) <= ${limits.vatNumber}`)
export class TradeCustomer {
  @PrimaryColumn('text') id: string;
  @Column('text') company: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) vatNumber: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) changedAt: Date;

  /** When the current link was requested; it identifies the link's mail. null: there is no link. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) linkSentAt: Date | null;

  /** SHA-256 of each token of the link. Several if the mail was composed more than once. */
  @Column('text', { array: true, default: '{}' }) tokenHashes: string[];

  @OneToMany(() => TradePercentage, (percentage) => percentage.customer)
  percentages: Relation<TradePercentage[]>;
}

@Entity()
export class TradePercentage {
  @ManyToOne(() => TradeCustomer, (customer) => customer.percentages, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'trade_customer_id' })
  customer: Relation<TradeCustomer>;

  @PrimaryColumn('text') tradeCustomerId: string;
  @ForeignKey(() => Material) @PrimaryColumn('integer') materialId: number;
  @Column('numeric', { precision: 4, scale: 2 }) percent: string;
}

/** The lowest trade price of a piece. One row. There is none until the owner sets it. */
@Entity('trade_rules')
export class TradeRulesRecord {
  @PrimaryColumn('integer') id: number;
  @Column('jsonb') rules: TradeFloor;
}
