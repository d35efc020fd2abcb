import { CreateCatalogue1763683200000 } from './1763683200000-create-catalogue';
import { CreateQuotes1763683260000 } from './1763683260000-create-quotes';
import { CreateWorkerHeartbeat1763683320000 } from './1763683320000-create-worker-heartbeat';
import { CreateStaff1763683380000 } from './1763683380000-create-staff';
import { CreateInquiries1763683440000 } from './1763683440000-create-inquiries';
import { AddQuoteDepositState1763683500000 } from './1763683500000-add-quote-deposit-state';
import { CreateBaskets1763683560000 } from './1763683560000-create-baskets';
import { CreateDeposits1763683620000 } from './1763683620000-create-deposits';
import { CreatePostcodeLookups1763683680000 } from './1763683680000-create-postcode-lookups';
import { CreateMails1763683740000 } from './1763683740000-create-mails';
import { AddInquiryConfiguration1763683860000 } from './1763683860000-add-inquiry-configuration';
import { CreateReminderSubscriptions1763683920000 } from './1763683920000-create-reminder-subscriptions';
import { CreateAuditEntries1763683980000 } from './1763683980000-create-audit-entries';
import { CreateCatalogueEditing1763684040000 } from './1763684040000-create-catalogue-editing';
import { CreateStaffAccess1763684100000 } from './1763684100000-create-staff-access';
import { CreateAttachments1763684160000 } from './1763684160000-create-attachments';
import { CreateInquiryEvents1763684220000 } from './1763684220000-create-inquiry-events';
import { PrepareOrders1763684280000 } from './1763684280000-prepare-orders';
import { IndexOrders1763684340000 } from './1763684340000-index-orders';
import { CreateRefunds1763684400000 } from './1763684400000-create-refunds';
import { CreateMeasurements1763684430000 } from './1763684430000-create-measurements';
import { ErasePeople1763684490000 } from './1763684490000-people';
import { IndexMails1763684520000 } from './1763684520000-index-mails';
import { IndexDeposits1763684550000 } from './1763684550000-index-deposits';
import { TuneLists1763684580000 } from './1763684580000-tune-lists';
import { ExpectOnce1763684640000 } from './1763684640000-expect-once';
import { NarrowSearches1763684646000 } from './1763684646000-narrow-searches';
import { CarryExpected1763684652000 } from './1763684652000-carry-expected';
import { CreateMigrationRun1763684820000 } from './1763684820000-create-migration-run';
import { ImportPrices1763684880000 } from './1763684880000-import-prices';
import { CreateRestore1763684940000 } from './1763684940000-create-restore';
import { CreateBackupRun1763685000000 } from './1763685000000-create-backup-run';
import { CountListedQuotes1763685060000 } from './1763685060000-count-listed-quotes';
import { CountEachTopOnce1763685120000 } from './1763685120000-count-each-top-once';
import { GroupQuotesByTop1763685200000 } from './1763685200000-group-quotes-by-top';
import { CreateDepositPeople1763685210000 } from './1763685210000-create-deposit-people';
import { CreateErasure1763685300000 } from './1763685300000-create-erasure';
import { CreateSecurityEvent1763685310000 } from './1763685310000-create-security-event';
import { HardenSignIn1763685320000 } from './1763685320000-harden-sign-in';
import { TellFailures1763685400000 } from './1763685400000-tell-failures';
import { SettleRefundsOutside1763685430000 } from './1763685430000-settle-refunds-outside';
import { ForgetMailsWords1763685700000 } from './1763685700000-forget-mails-words';
import { ChooseThicknesses1763685800000 } from './1763685800000-choose-thicknesses';

/** Every change of the schema, oldest first: listed by hand, so that a bundle carries them. */
export const migrations = [
  CreateCatalogue1763683200000,
  CreateQuotes1763683260000,
  CreateWorkerHeartbeat1763683320000,
  CreateStaff1763683380000,
  CreateInquiries1763683440000,
  AddQuoteDepositState1763683500000,
  CreateBaskets1763683560000,
  CreateDeposits1763683620000,
  CreatePostcodeLookups1763683680000,
  CreateMails1763683740000,
  AddInquiryConfiguration1763683860000,
  CreateReminderSubscriptions1763683920000,
  CreateAuditEntries1763683980000,
  CreateCatalogueEditing1763684040000,
  CreateStaffAccess1763684100000,
  CreateAttachments1763684160000,
  CreateInquiryEvents1763684220000,
  PrepareOrders1763684280000,
  IndexOrders1763684340000,
  CreateRefunds1763684400000,
  CreateMeasurements1763684430000,
  ErasePeople1763684490000,
  IndexMails1763684520000,
  IndexDeposits1763684550000,
  TuneLists1763684580000,
  ExpectOnce1763684640000,
  NarrowSearches1763684646000,
  CarryExpected1763684652000,
  CreateMigrationRun1763684820000,
  ImportPrices1763684880000,
  CreateRestore1763684940000,
  CreateBackupRun1763685000000,
  CountListedQuotes1763685060000,
  CountEachTopOnce1763685120000,
  GroupQuotesByTop1763685200000,
  CreateDepositPeople1763685210000,
  CreateErasure1763685300000,
  CreateSecurityEvent1763685310000,
  HardenSignIn1763685320000,
  TellFailures1763685400000,
  SettleRefundsOutside1763685430000,
  ForgetMailsWords1763685700000,
  ChooseThicknesses1763685800000,
];
