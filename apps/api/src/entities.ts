import { Appointment, AppointmentRulesRecord, CalendarFeed, OrderLink } from './appointments';
import { Attachment } from './attachments';
import { Basket, BasketItem } from './basket';
import {
  Color,
  Cutout,
  Material,
  PriceChangeLine,
  PriceChangeRecord,
  SinkType,
  Thickness,
} from './catalogue';
import { CompanyRecord } from './company';
import { BackupRun } from './data';
import { ContactInquiry, InquiryEvent, TradeInquiry } from './inquiries';
import { Job, JobTop } from './jobs';
import { Mail } from './mail';
import { CancellingRulesBefore, CancellingRulesRecord, Order, OrderItem } from './orders';
import { OrderCancellation } from './order-changes';
import {
  BalanceRequest,
  BankLineRecord,
  Deposit,
  DepositRequest,
  Invoice,
  InvoiceCounter,
  InvoiceLine,
  InvoiceRecipientRecord,
  LedgerEntry,
  LockedMonth,
  PayoutEntryRecord,
  PaymentAttempt,
  Refund,
} from './payments';
import { ShopHoldRecord } from './platform/background/shop-hold';
import { UseCounter } from './platform/limits/use-counter.entity';
import { OutboxMessage } from './platform/outbox/outbox-message.entity';
import { SecurityEventRecord } from './platform/security/security-event.entity';
import { PostcodeLookup } from './postcodes';
import { Erasure, PersonNote } from './privacy';
import { CutTick, VisitEntry } from './production';
import { WorkerProcess } from './queue';
import {
  Measurement,
  Quote,
  QuoteRevisionRecord,
  ReminderSubscription,
  TimelineEntry,
  Workshop,
} from './quotes';
import {
  StaffDevice,
  StaffInvitation,
  StaffRecoveryCode,
  StaffSecondFactor,
  StaffSession,
  StaffUser,
} from './staff';
import { StaffTask } from './staff-tasks';
import { TradeCustomer, TradePercentage, TradeRulesRecord } from './trade';

export const entities = [
  Material,
  Color,
  SinkType,
  Thickness,
  Cutout,
  PriceChangeRecord,
  PriceChangeLine,
  TradeCustomer,
  TradePercentage,
  TradeRulesRecord,
  Quote,
  Basket,
  BasketItem,
  WorkerProcess,
  StaffUser,
  StaffDevice,
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
  Workshop,
  Job,
  JobTop,
  Order,
  OrderItem,
  Appointment,
  AppointmentRulesRecord,
  OrderLink,
  CalendarFeed,
  VisitEntry,
  CutTick,
  BalanceRequest,
  Deposit,
  DepositRequest,
  PaymentAttempt,
  Refund,
  LedgerEntry,
  BankLineRecord,
  LockedMonth,
  PayoutEntryRecord,
  Invoice,
  InvoiceLine,
  InvoiceCounter,
  InvoiceRecipientRecord,
  CancellingRulesBefore,
  CancellingRulesRecord,
  OrderCancellation,
  StaffTask,
  Mail,
  ReminderSubscription,
  Measurement,
  QuoteRevisionRecord,
  OutboxMessage,
  PersonNote,
  Erasure,
  SecurityEventRecord,
  BackupRun,
  CompanyRecord,
  ShopHoldRecord,
];
