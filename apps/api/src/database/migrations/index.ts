import { CreateSearch1763900001000 } from './1763900001000-create-search';
import { CreateCatalogue1763900002000 } from './1763900002000-create-catalogue';
import { CreateCompany1763900002500 } from './1763900002500-create-company';
import { CreateStaff1763900003000 } from './1763900003000-create-staff';
import { CreateQuotes1763900004000 } from './1763900004000-create-quotes';
import { CreateTradeAndJobs1763900005000 } from './1763900005000-create-trade-and-jobs';
import { CreateOrders1763900005500 } from './1763900005500-create-orders';
import { CreatePayments1763900006000 } from './1763900006000-create-payments';
import { CreateLedger1763900007000 } from './1763900007000-create-ledger';
import { CreateInvoices1763900008000 } from './1763900008000-create-invoices';
import { CreateInquiries1763900009000 } from './1763900009000-create-inquiries';
import { CreateMails1763900010000 } from './1763900010000-create-mails';
import { CreateAppointments1763900011000 } from './1763900011000-create-appointments';
import { CreateBackgroundWork1763900012000 } from './1763900012000-create-background-work';
import { CreateDataRuns1763900013000 } from './1763900013000-create-data-runs';

/** All migrations, oldest first. Listed by hand, so that a bundle contains them. */
export const migrations = [
  CreateSearch1763900001000,
  CreateCatalogue1763900002000,
  CreateCompany1763900002500,
  CreateStaff1763900003000,
  CreateQuotes1763900004000,
  CreateTradeAndJobs1763900005000,
  CreateOrders1763900005500,
  CreatePayments1763900006000,
  CreateLedger1763900007000,
  CreateInvoices1763900008000,
  CreateInquiries1763900009000,
  CreateMails1763900010000,
  CreateAppointments1763900011000,
  CreateBackgroundWork1763900012000,
  CreateDataRuns1763900013000,
];
