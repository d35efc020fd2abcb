import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { oneOf } from '../database/one-of';
import { type MailKind, mailKinds } from './mail-kind';

/**
 * `waiting`: to be sent, or to be tried again. `sent`: the mail server has taken it. `failed`: given up; staff have a
 * task. `withheld`: when its turn came, it was not to be sent any more.
 */
export const mailStates = ['waiting', 'sent', 'failed', 'withheld'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * SQL: what a mail is searched by, each word behind a space. The planner only uses the index for the very same expression.
 */
export const mailSearchText = `fold_for_search(' ' || coalesce(to_name, '') || ' ' || coalesce(to_address, '') || ' ' || coalesce(subject, ''))`;

/** One file that went with a mail. */
export interface MailAttachmentNote {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/**
 * A mail: written in the transaction that makes it necessary, composed and sent by the worker, and kept as the log of
 * what was sent. `key` makes it happen once however often it is asked for.
 */
@Entity()
@Unique(['kind', 'key'])
@Index('ix_mail_person_address', { synchronize: false })
@Index('ix_mail_quote_ids', { synchronize: false })
@Index(['createdAt', 'id'])
@Index(['state', 'createdAt', 'id'])
@Index(['kind', 'createdAt', 'id'])
@Index('ix_mail_search_text', { synchronize: false }) // words of receiver and subject, by their trigrams
@Index('ix_mail_next_try_at', ['nextTryAt'], { where: 'next_try_at IS NOT NULL' })
@Index('ix_mail_words', ['settledAt'], {
  where: 'settled_at IS NOT NULL AND (html IS NOT NULL OR text IS NOT NULL)',
})
@Index('ix_mail_sent_at', ['settledAt'], { where: "state = 'sent'" })
@Check('ck_mail_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_mail_kind', oneOf('kind', mailKinds))
@Check('ck_mail_state', oneOf('state', mailStates))
@Check('ck_mail_to_address', `to_address LIKE '%_@_%' AND length(to_address) <= 254`)
@Check('ck_mail_next_try_at', `(next_try_at IS NOT NULL) = (state = 'waiting')`)
@Check('ck_mail_settled_at', `(settled_at IS NULL) = (state = 'waiting')`)
@Check('ck_mail_source', `source IS NULL OR state = 'waiting'`)
@Check(
  'ck_mail_composed_at',
  `(composed_at IS NULL) = (subject IS NULL) AND (composed_at IS NOT NULL OR state IN ('waiting', 'withheld', 'failed'))`,
)
export class Mail {
  /** 22 base64url characters (D8); its Message-ID is made of it, so that a repeat is known as one. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  kind: MailKind;

  @Column('text')
  key: string;

  @Column('text', { default: 'waiting' })
  state: MailState;

  @Column('text', { nullable: true })
  toName: string | null;

  /** Null: the team's own address, as it is configured when the mail goes out. */
  @Index()
  @Column('text', { nullable: true })
  toAddress: string | null;

  /** What it is about: whoever composes it reads the rest there. */
  @Column('text', { array: true, default: '{}' })
  quoteIds: string[];

  @Index()
  @ForeignKey('Deposit')
  @Column('text', { nullable: true })
  depositId: string | null;

  @Index()
  @ForeignKey('ContactInquiry')
  @Column('text', { nullable: true })
  contactInquiryId: string | null;

  @Index()
  @ForeignKey('TradeInquiry')
  @Column('text', { nullable: true })
  tradeInquiryId: string | null;

  /** Further facts that only the cause knew: figures and words of ours, nobody's name or address. */
  @Column('jsonb', { default: {} })
  details: Record<string, unknown>;

  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text', { nullable: true })
  html: string | null;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('jsonb', { default: [] })
  attachments: MailAttachmentNote[];

  /** The whole message as it goes over the wire, as long as it has not been taken: every try sends the same bytes. */
  @Column('bytea', { nullable: true })
  source: Buffer | null;

  /** The request that made it necessary; null for our own work. */
  @Column('text', { nullable: true })
  requestId: string | null;

  @Column('integer', { default: 0 })
  tries: number;

  /** How many of the tries ended in such a way that the server may have taken the mail. */
  @Column('integer', { default: 0 })
  doubtfulTries: number;

  /** How often work on it was begun in a row, and not brought to an end. */
  @Column('integer', { default: 0 })
  failures: number;

  /** What it failed over last. */
  @Column('text', { nullable: true })
  lastFailure: string | null;

  /** When the next try is due; null once there is none. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  nextTryAt: Date | null;

  /** Somebody is at it until then. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  leaseUntil: Date | null;

  /** What the mail server said last, or why it was withheld. */
  @Column('text', { nullable: true })
  remark: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Since when it is to be sent; the time after which it is given up counts from then. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  wantedAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  composedAt: Date | null;

  /** When it was taken by the mail server, given up or withheld. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  settledAt: Date | null;
}
