import { CreateCatalogue1763685801000 } from './1763685801000-create-catalogue';
import { CreateStaff1763685802000 } from './1763685802000-create-staff';
import { CreateQuotes1763685803000 } from './1763685803000-create-quotes';
import { DeriveQuotes1763685803500 } from './1763685803500-derive-quotes';
import { CreateDeposits1763685804000 } from './1763685804000-create-deposits';
import { CreateInquiries1763685805000 } from './1763685805000-create-inquiries';
import { CreateMails1763685806000 } from './1763685806000-create-mails';
import { CreateBackgroundWork1763685807000 } from './1763685807000-create-background-work';
import { CreateDataRuns1763685808000 } from './1763685808000-create-data-runs';
import { KnowRepeatedRequests1763685809000 } from './1763685809000-know-repeated-requests';
import { RememberRequests1763685810000 } from './1763685810000-remember-requests';
import { TryRestores1763685811000 } from './1763685811000-try-restores';
import { CreateLedger1763685812000 } from './1763685812000-create-ledger';
import { FillLedger1763685813000 } from './1763685813000-fill-ledger';
import { KnowMoreMails1763685814000 } from './1763685814000-know-more-mails';
import { ValidateMailKinds1763685815000 } from './1763685815000-validate-mail-kinds';
import { KnowStages1763685820200 } from './1763685820200-know-stages';
import { FindStages1763685821200 } from './1763685821200-find-stages';
import { CreateAppointments1763685830000 } from './1763685830000-create-appointments';
import { CreateBalances1763685840000 } from './1763685840000-create-balances';
import { ValidateBalances1763685841000 } from './1763685841000-validate-balances';
import { CreateInvoices1763685850000 } from './1763685850000-create-invoices';
import { KnowInvoiceMails1763685851000 } from './1763685851000-know-invoice-mails';
import { ValidateInvoiceMails1763685852000 } from './1763685852000-validate-invoice-mails';
import { TellStages1763685860000 } from './1763685860000-tell-stages';
import { FindUntoldStages1763685860100 } from './1763685860100-find-untold-stages';
import { KeepPhotos1763685860200 } from './1763685860200-keep-photos';
import { CancelOrders1763685860300 } from './1763685860300-cancel-orders';
import { ValidateCancelling1763685860400 } from './1763685860400-validate-cancelling';
import { CompareBooks1763685870000 } from './1763685870000-compare-books';
import { ValidateTaskKinds1763685871000 } from './1763685871000-validate-task-kinds';
import { KnowRoles1763685872000 } from './1763685872000-know-roles';
import { KeepConversations1763685880000 } from './1763685880000-keep-conversations';
import { ValidateConversations1763685881000 } from './1763685881000-validate-conversations';
import { CreatePersonNotes1763685882000 } from './1763685882000-create-person-notes';
import { KnowQuantities1763685890000 } from './1763685890000-know-quantities';
import { SumQuantities1763685891000 } from './1763685891000-sum-quantities';
import { CreateTradeCustomers1763685900000 } from './1763685900000-create-trade-customers';
import { ValidateTradeMails1763685901000 } from './1763685901000-validate-trade-mails';
import { CreateJobs1763685910000 } from './1763685910000-create-jobs';
import { LowerPrices1763685920000 } from './1763685920000-lower-prices';
import { ValidateLowerPrices1763685921000 } from './1763685921000-validate-lower-prices';
import { LookBackLess1763685922000 } from './1763685922000-look-back-less';
import { RecordJobPayments1763685930000 } from './1763685930000-record-job-payments';
import { FindJobPayments1763685931000 } from './1763685931000-find-job-payments';
import { KeepBalancesDue1763685940000 } from './1763685940000-keep-balances-due';
import { FindBalancesDue1763685941000 } from './1763685941000-find-balances-due';
import { KeepPromises1763685945000 } from './1763685945000-keep-promises';
import { GiveBackCredits1763685950000 } from './1763685950000-give-back-credits';
import { FindCredits1763685951000 } from './1763685951000-find-credits';
import { RequireRoles1764000010000 } from './1764000010000-require-roles';
import { NameCharges1764000020000 } from './1764000020000-name-charges';
import { ExplainCredits1764000030000 } from './1764000030000-explain-credits';
import { FollowCheapestColor1764000031000 } from './1764000031000-follow-cheapest-color';
import { KnowWhoseOrders1764000050000 } from './1764000050000-know-whose-orders';
import { OpenPagesPerPerson1764000050001 } from './1764000050001-open-pages-per-person';
import { ContractDepositPeople1764000050002 } from './1764000050002-contract-deposit-people';
import { FoldSearches1764000060002 } from './1764000060002-fold-searches';
import { KeepOrdersInReview1764000080000 } from './1764000080000-keep-orders-in-review';

/** The schema as it is at the first release. */
export const base = [
  CreateCatalogue1763685801000,
  CreateStaff1763685802000,
  CreateQuotes1763685803000,
  DeriveQuotes1763685803500,
  CreateDeposits1763685804000,
  CreateInquiries1763685805000,
  CreateMails1763685806000,
  CreateBackgroundWork1763685807000,
  CreateDataRuns1763685808000,
];

/** The last of the 43 migrations of the time before it, which make the same schema. */
export const lastBeforeBase = 'ChooseThicknesses1763685800000';

/** Every change of the schema, oldest first: listed by hand, so that a bundle carries them. */
export const migrations = [
  ...base,
  KnowRepeatedRequests1763685809000,
  RememberRequests1763685810000,
  TryRestores1763685811000,
  CreateLedger1763685812000,
  FillLedger1763685813000,
  KnowMoreMails1763685814000,
  ValidateMailKinds1763685815000,
  KnowStages1763685820200,
  FindStages1763685821200,
  CreateAppointments1763685830000,
  CreateBalances1763685840000,
  ValidateBalances1763685841000,
  CreateInvoices1763685850000,
  KnowInvoiceMails1763685851000,
  ValidateInvoiceMails1763685852000,
  TellStages1763685860000,
  FindUntoldStages1763685860100,
  KeepPhotos1763685860200,
  CancelOrders1763685860300,
  ValidateCancelling1763685860400,
  CompareBooks1763685870000,
  ValidateTaskKinds1763685871000,
  KnowRoles1763685872000,
  KeepConversations1763685880000,
  ValidateConversations1763685881000,
  CreatePersonNotes1763685882000,
  KnowQuantities1763685890000,
  SumQuantities1763685891000,
  CreateTradeCustomers1763685900000,
  ValidateTradeMails1763685901000,
  CreateJobs1763685910000,
  LowerPrices1763685920000,
  ValidateLowerPrices1763685921000,
  LookBackLess1763685922000,
  RecordJobPayments1763685930000,
  FindJobPayments1763685931000,
  KeepBalancesDue1763685940000,
  FindBalancesDue1763685941000,
  KeepPromises1763685945000,
  GiveBackCredits1763685950000,
  FindCredits1763685951000,
  RequireRoles1764000010000,
  NameCharges1764000020000,
  ExplainCredits1764000030000,
  FollowCheapestColor1764000031000,
  KnowWhoseOrders1764000050000,
  OpenPagesPerPerson1764000050001,
  ContractDepositPeople1764000050002,
  FoldSearches1764000060002,
  KeepOrdersInReview1764000080000,
];
