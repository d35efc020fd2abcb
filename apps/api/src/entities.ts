import { Attachment } from './attachments/index';
import { StaffInvitation, StaffRecoveryCode, StaffSecondFactor, StaffSession, StaffUser } from './auth/index';
import { BackupRun } from './backups/index';
import { Basket, BasketItem } from './basket/index';
import {
  CatalogueVersion,
  Color,
  Cutout,
  Material,
  PriceChangeLine,
  PriceChangeRecord,
  SinkType,
  Thickness,
} from './catalogue/index';
import { ContactInquiry, InquiryEvent, TradeInquiry } from './inquiries/index';
import { Mail } from './mail/index';
import {
  Deposit,
  DepositPerson,
  DepositQuote,
  DepositRequest,
  PaymentAttempt,
  Refund,
} from './payments/index';
import { MigrationRunRecord } from './migration/index';
import { RetentionRun } from './people/index';
import { AuditEntry } from './platform/audit/audit-entry.entity';
import { DataRestore } from './platform/holding/data-restore.entity';
import { HeldBack } from './platform/holding/held-back.entity';
import { UseCounter } from './platform/limits/use-counter.entity';
import { PostcodeLookup } from './postcodes/index';
import { OutboxMessage } from './platform/outbox/outbox-message.entity';
import { WorkerHeartbeat } from './queue/index';
import {
  Measurement,
  Quote,
  QuoteRevisionRecord,
  QuoteTally,
  ReminderSubscription,
  TimelineEntry,
} from './quotes/index';
import { StaffTask } from './tasks/index';

/** Every table, for the one data source. */
export const entities = [
  Material,
  Color,
  SinkType,
  Thickness,
  Cutout,
  CatalogueVersion,
  PriceChangeRecord,
  PriceChangeLine,
  Quote,
  Basket,
  BasketItem,
  WorkerHeartbeat,
  StaffUser,
  StaffSession,
  StaffInvitation,
  StaffSecondFactor,
  StaffRecoveryCode,
  UseCounter,
  ContactInquiry,
  TradeInquiry,
  Attachment,
  InquiryEvent,
  PostcodeLookup,
  TimelineEntry,
  Deposit,
  DepositPerson,
  DepositQuote,
  DepositRequest,
  PaymentAttempt,
  Refund,
  StaffTask,
  Mail,
  ReminderSubscription,
  Measurement,
  QuoteRevisionRecord,
  QuoteTally,
  OutboxMessage,
  AuditEntry,
  RetentionRun,
  MigrationRunRecord,
  DataRestore,
  HeldBack,
  BackupRun,
];
