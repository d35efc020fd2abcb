import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { generatedText } from '../database/generated-text';
import { oneOfSql } from '../database/one-of';
import { type MailKind, mailKinds } from './mail-kind';

/**
 * `waiting`: to be sent or retried. `sent`: accepted by the mail server. `failed`: given up; staff have a task.
 * `withheld`: no longer needed when it was due.
 */
export const mailStates = ['waiting', 'sent', 'failed', 'withheld'] as const;
export type MailState = (typeof mailStates)[number];

/** SQL: the part of a mail's search text about its recipient. The index is only used for exactly this expression. */
export const receiverTextSql = `split_part(search_text, E'\\x1f', 1)`;

export interface MailAttachmentNote {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/**
 * A mail is requested in the transaction that makes it necessary. The worker composes and sends it. The row stays as the
 * log. `key` ensures that it is requested only once.
 */
@Entity()
@Check('ck_mail_kind', oneOfSql('kind', mailKinds))
@Check('ck_mail_state', oneOfSql('state', mailStates))
export class Mail {
  /** 22 base64url characters (D8). The Message-ID is derived from it, so that repeats are recognised. */
  @PrimaryColumn('text') id: string;
  @Column('text') kind: MailKind;
  @Column('text') key: string;
  @Column('text', { default: 'waiting' }) state: MailState;
  @Column('text', { nullable: true }) toName: string | null;

  /** Null: the team's address as configured when the mail is sent. */
  @Column('text', { nullable: true }) toAddress: string | null;

  /** What the mail is about. The composer reads its content from there. */
  @Column('text', { array: true, default: '{}' }) quoteIds: string[];
  @ForeignKey('Deposit') @Column('text', { nullable: true }) depositId: string | null;
  @ForeignKey('ContactInquiry') @Column('text', { nullable: true }) contactInquiryId: string | null;
  @ForeignKey('TradeInquiry') @Column('text', { nullable: true }) tradeInquiryId: string | null;

  /** Data not stored elsewhere, without names and email addresses. */
  @Column('jsonb', { default: {} }) details: Record<string, unknown>;
  @Column('text', { nullable: true }) subject: string | null;
  @Column('text', { nullable: true }) html: string | null;
  @Column('text', { nullable: true }) text: string | null;
  @Column('jsonb', { default: [] }) attachments: MailAttachmentNote[];

  /** The complete message, until a server accepts it. Every try sends the same bytes. */
  @Column('bytea', { nullable: true }) source: Buffer | null;
  @Column('text', { nullable: true }) requestId: string | null;
  @Column('integer', { default: 0 }) tries: number;

  /** Tries after which the server may have accepted the mail. */
  @Column('integer', { default: 0 }) doubtfulTries: number;

  /** Tries in a row that failed or never finished. */
  @Column('integer', { default: 0 }) failures: number;
  @Column('text', { nullable: true }) lastFailure: string | null;

  /** Null once the mail is finished. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) nextTryAt: Date | null;

  /** A worker holds the lease until then. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) leaseUntil: Date | null;

  /** The mail server's last response, or why it was withheld. */
  @Column('text', { nullable: true }) remark: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Start of the time limit for retries. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) dueSince: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) composedAt: Date | null;

  /** When it was accepted, given up or withheld. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) settledAt: Date | null;
  @Column(generatedText) searchText: string;
}
